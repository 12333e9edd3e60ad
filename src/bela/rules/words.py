"""The words in which options are chosen, one enumeration for each option, by the names of the option file."""

from __future__ import annotations

from enum import StrEnum


class FirstDealer(StrEnum):
    HIGH_CUT = "high_cut"
    LOW_CUT = "low_cut"
    RANDOM = "random"


class NextDealer(StrEnum):
    DEAL_WINNER = "deal_winner"
    ROTATE = "rotate"


class VoidDealDealer(StrEnum):
    ROTATE = "rotate"
    SAME = "same"


class NextGameDealer(StrEnum):
    GAME_WINNER = "game_winner"
    ROTATE = "rotate"
    CUT = "cut"


class TurnupPosition(StrEnum):
    AFTER_ALL = "after_all"
    AFTER_OPEN_CARDS = "after_open_cards"


class TurnupAfterTrump(StrEnum):
    FACE_DOWN = "face_down"
    STAYS_UP = "stays_up"
    TO_DEALER = "to_dealer"


class BiddingMode(StrEnum):
    TURNED_TWO_ROUNDS = "turned_two_rounds"
    FREE_ONE_ROUND = "free_one_round"
    FIRST_MUST = "first_must"


class Round2TurnedSuit(StrEnum):
    BANNED = "banned"
    DEALER_ONLY = "dealer_only"
    ALLOWED = "allowed"


class AllPass(StrEnum):
    REDEAL = "redeal"
    DEALER_MUST = "dealer_must"


class SchmeissMode(StrEnum):
    OFF = "off"
    FIRST_ROUND = "first_round"
    BOTH_ROUNDS = "both_rounds"


class SchmeissWho(StrEnum):
    ANYONE = "anyone"
    FOREHAND = "forehand"


class SchmeissRefusedMaker(StrEnum):
    CALLER = "caller"
    REFUSER = "refuser"


class SevenExchange(StrEnum):
    OFF = "off"
    ANY_PLAYER = "any_player"
    MAKER_ONLY = "maker_only"


class SevenSource(StrEnum):
    FULL_HAND = "full_hand"
    FIRST_SIX = "first_six"


class DiscardPoints(StrEnum):
    NOBODY = "nobody"
    MAKER = "maker"


class DiscardRestriction(StrEnum):
    NONE = "none"
    NO_TRUMPS = "no_trumps"


class MustBeat(StrEnum):
    TRUMP_ONLY = "trump_only"
    ALL_SUITS = "all_suits"


class PartnerExemption(StrEnum):
    NONE = "none"
    VOID_MAY_DISCARD = "void_may_discard"


class LowTrumpLead(StrEnum):
    OFF = "off"
    FORBID_IF_OTHER_CARD = "forbid_if_other_card"
    FORBID_IF_COUNTING_TRUMP = "forbid_if_counting_trump"


class BelotMode(StrEnum):
    OFF = "off"
    ANY_SUIT = "any_suit"
    TRUMP_ONLY = "trump_only"


class CardReuse(StrEnum):
    ALLOWED = "allowed"
    ONCE = "once"


class AnnounceWhen(StrEnum):
    WITH_FIRST_CARD = "with_first_card"
    BEFORE_FIRST_TRICK = "before_first_trick"


class AnnounceHow(StrEnum):
    STEPWISE = "stepwise"
    OPEN_VALUE = "open_value"
    AUTOMATIC = "automatic"


class ContestUnit(StrEnum):
    BEST_SINGLE = "best_single"
    PLAYER_TOTAL = "player_total"


class Criterion(StrEnum):  # one word of ``contest_order``
    POINTS = "points"
    FOURS_OVER_RUNS = "fours_over_runs"
    LENGTH = "length"
    TOP = "top"
    TRUMP = "trump"
    SEAT = "seat"
    NOBODY = "nobody"


class SeatPriority(StrEnum):
    FIRST_IN_TURN = "first_in_turn"
    DEALER_FIRST = "dealer_first"


class WinnerScores(StrEnum):
    ALL_OF_SIDE = "all_of_side"
    BEST_ONLY = "best_only"


class ContestSides3(StrEnum):
    INDIVIDUAL = "individual"
    MAKER_VS_OPPONENTS = "maker_vs_opponents"


class UnconfirmedGoTo(StrEnum):
    NOBODY = "nobody"
    OPPONENTS = "opponents"


class ShownWhen(StrEnum):
    SECOND_TRICK = "second_trick"
    BEFORE_FIRST_TRICK = "before_first_trick"


class BelaCall(StrEnum):
    FIRST_CARD = "first_card"
    SECOND_CARD = "second_card"
    EITHER = "either"
    START_OR_EITHER = "start_or_either"


class BelaInContest(StrEnum):
    NEVER = "never"
    IF_CALLED_AT_START = "if_called_at_start"


class Capot3(StrEnum):
    SINGLE_PLAYER = "single_player"
    OPPONENTS_TOO = "opponents_too"


class Make3(StrEnum):
    EACH = "each"
    SUM = "sum"


class FailTransfer(StrEnum):
    ALL = "all"
    CARDS_ONLY = "cards_only"


class FailRecipient3(StrEnum):
    HIGHEST = "highest"
    EACH_FULL = "each_full"
    SPLIT = "split"
    NOBODY = "nobody"


class FailRecipientLevel(StrEnum):
    SPLIT = "split"
    FIRST_IN_TURN = "first_in_turn"
    EACH_FULL = "each_full"


class TieMode(StrEnum):  # for ``tie`` and for ``tie_3``
    HANG_MAKER = "hang_maker"
    HANG_ALL = "hang_all"
    HALF = "half"
    FAIL = "fail"
    MADE = "made"


class HangingAtGameEnd(StrEnum):
    LAPSE = "lapse"


class EndMode(StrEnum):
    CLAIM = "claim"
    END_OF_DEAL = "end_of_deal"
    DOSTA = "dosta"
    AUTOMATIC = "automatic"


class FalseClaim(StrEnum):
    REJECT = "reject"
    LOSE_GAME = "lose_game"


class BothReached(StrEnum):
    HIGHER_ELSE_PLAY_ON = "higher_else_play_on"
    MAKER = "maker"
    OPPONENT_FIRST = "opponent_first"


class UnclaimedAtDealEnd(StrEnum):
    WINS = "wins"
    MUST_CLAIM = "must_claim"


class Direction(StrEnum):
    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"
