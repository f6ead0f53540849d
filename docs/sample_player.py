"""A player for Tessera in plain Python: it plays any game, not well. A question comes in as one line of JSON, an answer
goes out as one line: {"n": 3} is the fourth of the answers listed. docs/headless.md tells what a question holds.

    python main.py simulate skirmish --games 4 --players program,greedy --player "python docs/sample_player.py"
"""

import json
import random
import sys

#: Words of answers that do something to somebody, and of those that only end or pass something.
LIKED = ("attack", "strike", "damage", "play", "summon", "recruit", "deploy", "complete")
DISLIKED = ("pass", "end", "done", "decline", "concede", "discard", "hold")


def liking(answer):
    """How much an answer is liked, by its words."""
    words = answer["text"].lower()
    kind = answer["command"]["type"].lower()
    if any(word in kind for word in DISLIKED):
        return 1
    return 8 if any(word in words or word in kind for word in LIKED) else 3


def choose(question, dice):
    """The number of an answer to a question."""
    answers = question["decision"]["answers"]
    likings = [liking(answer) for answer in answers]
    return dice.choices([answer["n"] for answer in answers], likings)[0]


def main():
    """Answer every question until the input ends."""
    dice = random.Random(sys.argv[1] if len(sys.argv) > 1 else "sample")
    for line in sys.stdin:
        number = choose(json.loads(line), dice)
        print(json.dumps({"n": number}), flush=True)


if __name__ == "__main__":
    main()
