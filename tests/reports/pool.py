"""A fixed pool of deals, matches and tallies by chance: every variant, and tables with a dozen options changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from random import Random

from bela.cards import cards_of, parse_cards
from bela.deal.decide import legal_for
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal, Phase
from bela.rules.choices import DECIDERS, Kind, Value
from bela.rules.faults import OptionError
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import values_of
from bela.rules.variants import VARIANTS, house
from bela.rules.words import Criterion
from bela.scoring import Tally
from support.dealing import Cards, pack_for, size_of
from support.play import Step, Story, played_on, random_opening, random_story, step
from support.rounds import Move, random_match
from support.tallies import played

EACH_VARIANT = 16
HOUSES = 120
EACH_HOUSE = 3
LOUD = 2
MANY = 60
PARTNER_HOUSES = 40
PARTNERS = ("barlinnie_4", "croatian_4", "croatian_4_club")
CHANGED = 12
MATCHES = 30
TARGETS = (60, 120, 200, 501)
NAMES = tuple(VARIANTS)


@cache
def tables() -> tuple[Rules, ...]:
    """Every variant, and tables that have changed a dozen options."""
    rng = Random(1)
    return (*VARIANTS.values(), *(random_house(rng) for _ in range(HOUSES)))


def random_house(rng: Random, names: Sequence[str] = NAMES) -> Rules:
    """A table by chance: options that do not go together are left out one by one."""
    name = rng.choice(names)
    options = {changed: random_value(rng, changed) for changed in rng.sample(tuple(OPTIONS), CHANGED)}
    while True:
        try:
            return house(name, options)
        except OptionError as error:
            del options[error.option]


def random_value(rng: Random, name: str) -> Value:
    """Something that the option may be."""
    match OPTIONS[name].kind:
        case Kind.ORDER:
            criteria = [word for word in Criterion if word not in DECIDERS]
            return " ".join([*rng.sample(criteria, rng.randint(1, len(criteria))), rng.choice(DECIDERS)])
        case Kind.NUMBER if name == "target":
            return rng.choice(TARGETS)
        case Kind.NUMBER:
            return rng.randint(1, 3) if name == "match_wins" else rng.choice((0, 10, 90))
        case _:
            return rng.choice(values_of(name))


@cache
def stories() -> tuple[Story, ...]:
    """Deals played to their end at every table, at the variants' more often."""
    times = [EACH_VARIANT if rules in VARIANTS.values() else EACH_HOUSE for rules in tables()]
    return tuple(
        random_story(rules, seed) for rules, often in zip(tables(), times, strict=True) for seed in range(often)
    )


@cache
def loud_stories() -> tuple[Story, ...]:
    """Deals played to their end in which everybody announces, shows and exchanges all they can."""
    rng = Random(4)
    partners = [random_house(rng, PARTNERS) for _ in range(PARTNER_HOUSES)]
    few = [loud_story(rules, seed) for rules in (*tables(), *partners) for seed in range(LOUD)]
    return (*few, *(loud_story(VARIANTS[name], seed) for name in PARTNERS for seed in range(LOUD, MANY)))


def loud_story(rules: Rules, seed: int) -> Story:
    """A deal in which the seats keep nothing back; trumps and cards are chosen at random."""
    rng = Random(seed)
    opening, dealt = random_opening(rules, rng)
    deal, steps = opening, []
    while deal.board.to_act is not None:
        listed = legal_for(deal, deal.board.to_act)
        by_chance = deal.board.phase in (Phase.BIDDING, Phase.DISCARD, Phase.PLAY)
        steps.append(step(deal, deal.board.to_act, rng.choice(listed) if by_chance else listed[-1]))
        deal = steps[-1].after
    return Story(opening, dealt, tuple(steps))


def steps() -> Iterator[Step]:
    """Every action of every story."""
    for story in stories():
        yield from story.steps


def sampled(every: int) -> Iterator[Step]:
    """One action in so many."""
    return islice(steps(), 0, None, every)


def deal_with(rules: Rules, held: Mapping[int, str], seed: int = 0, dealer: int = 0) -> Deal:
    """A deal before its first call in which the seats hold at least these cards, those named first dealt first."""
    rng = Random(seed)
    known = {seat: parse_cards(text) for seat, text in held.items()}
    left = [card for card in cards_of(rules.pack) if not any(card in cards for cards in known.values())]
    rng.shuffle(left)
    hands = []
    for seat in range(rules.seats):
        hand = known.get(seat, ())
        missing = size_of(rules, seat, dealer) - len(hand)
        hands.append((*hand, *left[:missing]))
        left = left[missing:]
    turned = left.pop() if rules.turned else None
    cards = Cards(tuple(hands), turned, tuple(left))
    return deal_from(rules, lay_out(rules, pack_for(rules, cards, dealer), dealer), dealer)[0]


def played_out(deal: Deal, seed: int = 0) -> tuple[Step, ...]:
    """The deal played on at random to its end."""
    return played_on(deal, Random(seed))


@cache
def matches() -> tuple[tuple[Move, ...], ...]:
    """Matches from the first cut to the end, action by action: of every variant and of some other tables."""
    return tuple(random_match(rules, seed) for seed, rules in enumerate(tables()[:MATCHES]))


def random_tally(rules: Rules, rng: Random) -> Tally:
    """A deal that was played out, as its figures; a side without points took no trick."""
    most = 152 + rules.last_trick
    cuts = sorted(rng.choice((0, most // 2, most, rng.randint(0, most))) for _ in range(rules.sides - 1))
    points = tuple(high - low for low, high in zip((0, *cuts), (*cuts, most), strict=True))
    tricks = tuple(int(own > 0) for own in points)
    best, owner = rng.randrange(rules.sides), rng.randrange(rules.sides)
    announced, bela = rng.choice((0, 0, 20, 50, 120)), rng.choice((0, 0, 20))
    return played(
        points,
        maker=rng.randrange(rules.sides),
        dealer=rng.randrange(rules.seats),
        announced=tuple(announced * (side == best) for side in range(rules.sides)),
        bela=tuple(bela * (side == owner) for side in range(rules.sides)),
        tricks=tricks,
    )


@cache
def tallies() -> tuple[tuple[Rules, Tally], ...]:
    """Tables with deals that were played out there, as figures."""
    rng = Random(2)
    return tuple((rules, random_tally(rules, rng)) for rules in tables() for _ in range(8))
