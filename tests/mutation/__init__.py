"""Mutation tests: the rules changed one place at a time, and the narrowest tests run to see whether they notice.

``python -m tests.mutation --game skirmish --sample 200 --seed 1`` after installing ``requirements-mutation.txt``. The
chapters: ``packages`` (what is changed, which tests count), ``mutants`` and ``operators`` (the changes),
``line_map`` (which test runs which line), ``serving`` and ``changing`` (running tests in forked processes with a
change in place), ``results`` (what is kept between runs), ``equivalents`` and ``report``. Nothing is ever written
into the source: a change lives in the memory of one forked process.
"""
