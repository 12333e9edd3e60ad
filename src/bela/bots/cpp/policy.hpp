// The rules bot's choice of a card: the twin of bela.bots.rules_bot, figure by figure.
#pragma once

#include <cmath>

#include "chances.hpp"

namespace bela {

constexpr Mask kTrumps = 0xFF;
constexpr int kCounting = 3;

// All that the choice of a card looks at.
class Sight {
  public:
    Sight(const Scene& scene) : s_(scene), w_(*scene.weights), seat_(scene.seat_now()), hand_(scene.hands[seat_]) {
        look_round();
        for (int place = scene.at + 1; place < scene.seats; ++place)
            after_[later_players_++] = scene.seat_at_place(place);
        making_ = scene.friends(scene.maker, seat_);
        for (int side = 0; side < scene.sides; ++side) {
            worth_[side] = worth(side);
            adds_[side] = 0.0;
            double feed = side == scene.side_of(seat_) ? w_.feed : w_.feed_other;
            for (int at = 0; at < later_players_; ++at)
                adds_[side] += scene.side_of(after_[at]) == side ? feed : w_.duck;
        }
        later_ = w_.later_base + w_.later_each * (scene.seats - 1) + double(scene.last_trick) / number_of(hand_);
    }

    double score(int card) const {
        double worth = trick_worth(card) - keep(card);
        return s_.at ? worth : worth + lead_worth(card);
    }

    // Which of two equally good cards a player would rather play: the highest winner, the lowest loser.
    int natural(int card) const {
        int points = int(s_.kit->points[card]);
        return s_.kit->over[card] & out_ ? -points : points;
    }

  private:
    const Scene& s_;
    const Weights& w_;
    int seat_;
    Mask hand_, out_ = 0;
    Other others_[kMaxSeats];
    int after_[kMaxSeats], later_players_ = 0;
    bool making_;
    double worth_[kMaxSeats], adds_[kMaxSeats], later_;

    void look_round() {
        Mask free = ~(hand_ | s_.aside[seat_] | s_.gone), known[kMaxSeats];
        for (int seat = 0; seat < s_.seats; ++seat) known[seat] = s_.shown[seat] & free;
        for (int seat = 0; seat < s_.seats; ++seat) free &= ~known[seat];
        for (int seat = 0; seat < s_.seats; ++seat) {
            Mask pool = free & ~s_.lacks[seat];
            others_[seat] = {known[seat], pool, number_of(pool), number_of(s_.hands[seat]) - number_of(known[seat])};
            if (seat != seat_) out_ |= known[seat] | pool;
        }
    }

    // What a card point of a side is worth.
    double worth(int side) const {
        int own = s_.side_of(seat_);
        if (side == own) return 1.0;
        if (s_.sides == 2) return -1.0;
        if (own != s_.maker) return side == s_.maker ? -1.0 : w_.co_defender;
        int strongest = 0;
        for (int other = 0; other < s_.sides; ++other)
            if (other != own) strongest = std::max(strongest, s_.taken[other]);
        return s_.taken[side] == strongest ? -1.0 : w_.lesser_rival;
    }

    double trick_worth(int card) const {
        Mask led = s_.at ? Mask{0xFF} << 8 * s_.hold.led : Mask{0xFF} << (card & 24);
        int best = s_.hold.best, holder = s_.hold.holder, points = s_.hold.points + int(s_.kit->points[card]);
        if (s_.at == 0 || s_.kit->over[best] & bit(card)) best = card, holder = seat_;
        double shares[kMaxSeats] = {}, sum = 0.0;
        takers(s_.kit->over[best], holder, led, shares);
        for (int side = 0; side < s_.sides; ++side) sum += shares[side] * worth_[side] * (points + adds_[side]);
        return sum;
    }

    // By side: the chance that it takes a trick that `holder` holds with a card which the cards `over` beat.
    void takers(Mask over, int holder, Mask led, double* taken) const {
        int owner = s_.side_of(holder);
        double held = 1.0;
        for (int at = 0; at < later_players_; ++at) {
            double chance = chance_to_beat(others_[after_[at]], over, led);
            if (chance == 0.0) continue;
            int side = s_.side_of(after_[at]);
            double again = chance * w_.retake, back = 0.0;
            for (int other = 0; other < s_.sides; ++other) {
                if (other == side) continue;
                double lost = again * taken[other];
                taken[other] -= lost;
                back += lost;
            }
            double beaten = side == owner ? 0.0 : held * chance;
            taken[side] += back + beaten;
            held -= beaten;
        }
        taken[owner] += held;
    }

    double keep(int card) const {
        if (card < 8) return promise(card, trump_chance(card));
        Mask suit = Mask{0xFF} << (card & 24);
        return promise(card, plain_chance(card, suit)) + company(card, suit);
    }

    double promise(int card, double chance) const {
        double points = s_.kit->points[card], lost = s_.seats > s_.sides ? w_.lost_partner : w_.lost_alone;
        return chance * (points + later_) - (1.0 - chance) * points * lost;
    }

    double trump_chance(int card) const {
        int above = number_of(s_.kit->over[card] & out_);
        if (!above) return 1.0;
        return number_of(hand_ & kTrumps) - 1 >= above ? w_.trump_guarded : w_.trump_low;
    }

    double plain_chance(int card, Mask suit) const {
        int above = number_of(s_.kit->over[card] & suit & out_);
        if (above == 0 && !(out_ & kTrumps)) return w_.safe_master;
        double chance = standing(above, number_of(hand_ & suit) - 1);
        return chance == 0.0 ? 0.0 : chance * unruffed(suit);
    }

    double standing(int above, int guards) const {
        if (above == 0) return w_.master;
        if (above == 1) return guards ? w_.second : w_.third;
        return above == 2 && guards > 1 ? w_.third : 0.0;
    }

    double unruffed(Mask suit) const {
        double chance = 1.0;
        for (int seat = 0; seat < s_.seats; ++seat) {
            const Other& other = others_[seat];
            if (s_.friends(seat, seat_) || !((other.known | other.pool) & kTrumps) || other.known & suit) continue;
            chance *= 1.0 - other.without(suit);
        }
        return chance;
    }

    double company(int card, Mask suit) const {
        Mask rest = hand_ & suit & ~bit(card);
        if (!rest) return hand_ & kTrumps ? -w_.empty : 0.0;
        if (rest & (rest - 1)) return 0.0;
        int fellow = lowest(rest);
        return int(s_.kit->points[fellow]) >= kCounting && s_.kit->over[fellow] & suit & out_ ? w_.guard : 0.0;
    }

    double lead_worth(int card) const {
        Mask suit = Mask{0xFF} << (card & 24);
        bool master = !(s_.kit->over[card] & suit & out_);
        if (card >= 8) return w_.cash * master;
        if (!making_) return -w_.defend;
        return (w_.draw + w_.command * master) * trumps_drawn();
    }

    double trumps_drawn() const {
        double drawn = 0.0;
        for (int at = 0; at < later_players_; ++at)
            if (!s_.friends(after_[at], seat_)) drawn += chance_to_beat(others_[after_[at]], kTrumps, kTrumps);
        return drawn;
    }
};

// The card with the best score, the most natural among equals, the first among those.
inline int choice(const Scene& scene) {
    Mask able = scene.playable();
    if (!(able & (able - 1))) return lowest(able);
    Sight sight(scene);
    int best = -1, best_natural = 0;
    double best_score = 0.0;
    for (Mask todo = able; todo; todo &= todo - 1) {
        int card = lowest(todo), natural = sight.natural(card);
        double score = std::nearbyint(1000.0 * sight.score(card));
        if (best >= 0 && (score < best_score || (score == best_score && natural <= best_natural))) continue;
        best = card, best_score = score, best_natural = natural;
    }
    return best;
}

}  // namespace bela
