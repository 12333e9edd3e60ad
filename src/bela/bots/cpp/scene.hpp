// A moment of card play as one seat after the other sees it, packed by bela.bots.worlds.moment.
#pragma once

#include "../../solve/cpp/solve.hpp"

namespace bela {

// What moves the rules bot, in the order of bela.bots.rules_bot.weights.
struct Weights {
    double later_base, later_each, duck, feed, feed_other;
    double master, safe_master, second, third, trump_guarded, trump_low;
    double lost_alone, lost_partner, guard, empty;
    double cash, draw, command, defend;
    double retake;
    double co_defender, lesser_rival;
};

// What everybody knows, word for word as the core packs it.
struct Stage {
    std::uint32_t seats, partners, last_trick, maker;
    std::uint32_t leader, played, table[kMaxSeats - 1];
    std::uint32_t shown[kMaxSeats];  // cards that a seat is known to hold or to have held
    std::uint32_t lacks[kMaxSeats];  // cards that it is known not to hold
    std::uint32_t gone;              // cards in no hand, played ones among them
    std::uint32_t taken[kMaxSeats];  // by side: card points
    std::uint32_t takers;            // bit per side: it has taken a trick
    std::uint32_t capot;             // whether taking every trick is worth something
    std::uint32_t solve;             // tricks from which on play is searched; 0 for never
    std::uint32_t bela, pair;        // the side that has said it, or kNobody; and the cards that make one
    std::uint32_t laid_count;        // whether what the maker laid away counts
};

constexpr std::uint32_t kNobody = 3;
constexpr int kStageWords = 28;
static_assert(sizeof(Stage) == 4 * kStageWords, "stages are read as they lie");

// A way in which the hidden cards may lie.
struct World {
    Mask hands[kMaxSeats];
    Mask aside[kMaxSeats];  // what a seat alone knows to be in no hand
};

// One world in play.
struct Scene {
    const Kit* kit;
    const Weights* weights;
    int seats, sides, last_trick, maker;
    bool partners;
    Mask hands[kMaxSeats], aside[kMaxSeats], shown[kMaxSeats], lacks[kMaxSeats], gone;
    int taken[kMaxSeats];  // by side: card points
    unsigned takers, bela;
    int leader, at;
    int table[kMaxSeats];
    Hold hold;

    Scene(const Kit& tables, const Weights& figures, const Stage& stage, const World& world)
        : kit(&tables), weights(&figures), seats(int(stage.seats)), sides(stage.partners ? 2 : int(stage.seats)),
          last_trick(int(stage.last_trick)), maker(int(stage.maker)), partners(stage.partners != 0), gone(stage.gone),
          takers(stage.takers), bela(stage.bela), leader(int(stage.leader)), at(0), table{}, hold{} {
        for (int seat = 0; seat < kMaxSeats; ++seat) {
            hands[seat] = world.hands[seat];
            aside[seat] = world.aside[seat];
            shown[seat] = stage.shown[seat];
            lacks[seat] = stage.lacks[seat];
            taken[seat] = int(stage.taken[seat]);
        }
        for (; at < int(stage.played); ++at) lay(int(stage.table[at]), seat_now());
        for (int seat = 0; seat < seats; ++seat)
            if (bela == kNobody && stage.pair && !(stage.pair & ~hands[seat])) bela = unsigned(side_of(seat));
        if (stage.laid_count) taken[side_of(maker)] += kit->sum_of(aside[maker]);
    }

    int seat_at_place(int place) const {
        int seat = leader + place;
        return seat >= seats ? seat - seats : seat;
    }
    int seat_now() const { return seat_at_place(at); }
    int side_of(int seat) const { return seat >= sides ? seat - sides : seat; }
    bool friends(int one, int other) const { return side_of(one) == side_of(other); }

    const Row& row() const {
        if (at == 0) return kit->lead;
        return kit->follow[partners && !((hold.holder ^ seat_now()) & 1)][hold.led][hold.best];
    }
    Mask playable() const { return row().playable(hands[seat_now()]); }

    // What a card tells of its player's hand: a rung that would have forbidden it did not bind.
    void note(int card) {
        int seat = seat_now();
        for (const Rung& rung : row().rungs) {
            if (rung.give & bit(card)) break;
            lacks[seat] |= rung.need;
        }
    }

    // Play a card for whoever is to act. Whether that ended a trick.
    bool play(int card) {
        int seat = seat_now();
        note(card);
        hands[seat] &= ~bit(card);
        gone |= bit(card);
        lay(card, seat);
        if (++at < seats) return false;
        close();
        return true;
    }

    bool over() const { return at == 0 && !(hands[0] | hands[1] | hands[2] | hands[3]); }

  private:
    void lay(int card, int seat) {
        table[at] = card;
        hold.points += int(kit->points[card]);
        if (at == 0) hold.led = card >> 3;
        if (at == 0 || kit->over[hold.best] & bit(card)) hold.best = card, hold.holder = seat;
    }

    void close() {
        int side = side_of(hold.holder);
        taken[side] += hold.points;
        takers |= 1u << side;
        leader = hold.holder;
        at = 0;
        hold = Hold{};
        if (over()) taken[side] += last_trick;
    }
};

}  // namespace bela
