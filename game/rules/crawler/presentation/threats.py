"""Which Adventurers are about to be wounded: by the Retaliation as it would come now, unanswered, and by poison."""

from __future__ import annotations

from game.rules.crawler.presentation.queries import retaliation_sum
from game.rules.crawler.state.table import Table


def dangers(table: Table) -> dict[int, bool]:
    """Return the Adventurers that would be wounded in this round, and whether it would be the last of each."""
    attacks = retaliation_sum(table).attacks
    coming = [assault.target for attack in attacks for assault in attack.assaults if assault.hits]
    # rule: crawler/poison
    coming += [one.id for one in table.party if one.poison]
    return {one.id: one.wounds + coming.count(one.id) >= one.record.life for one in table.party if one.id in coming}
