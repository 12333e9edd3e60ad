// One step beyond sampled worlds, for endings of two players: each card is valued by playing on, in every world, as
// two players would who solve sampled worlds and see no more than they may; worlds count by how well they explain the
// cards that the other has played.
#pragma once

#include "pair.hpp"

namespace bela {

constexpr int kMostOptions = 10;
constexpr int kMostLine = 20;

struct StepSettings {
    double model = 4;     // how the other is believed to have played: temperature, in points
    double play = 1.5;    // how both play on
    double anchor = 0.2;  // how much the value with open cards, all worlds alike, counts beside
    int worlds = 0;       // how many worlds are weighed at most; 0: all
    int ahead = 0;        // after how many further cards open cards take over; 0: not at all
    int inner = 0;        // how many a player looks at who plays on; 0: all
    std::uint64_t seed = 0;
    int last_trick = 10;
};

// What the player to act knows. The line begins where worlds are first weighed; nothing earlier is explained.
struct Ending {
    Mask hand, unseen;       // the player's cards, and those seen by nobody but the other, if at all
    Mask barred[2], shown[2];  // when the line began, by seat: what it surely did not hold and did hold, to all
    int leader;              // the seat that led when the line began
    int length;
    std::uint8_t line[kMostLine];  // cards since then
};

// What both see.
struct Public {
    Mask rest;  // cards not played, wherever they are
    Mask barred[2], shown[2];
    int seat, led;

    Public after(const Kit& kit, int card) const {
        Public next = *this;
        next.barred[seat] |= denied(kit, led, card);
        next.rest &= ~bit(card);
        next.shown[seat] &= ~bit(card);
        bool stays = led != kNoCard && kit.over[led] & bit(card);  // whoever answers and takes the trick leads next
        next.seat = stays ? seat : !seat;
        next.led = led == kNoCard ? card : kNoCard;
        return next;
    }
};

// How things stand when the line begins, and after it.
inline Public public_before(const Ending& ending) {
    Mask rest = ending.hand | ending.unseen;
    for (int at = 0; at < ending.length; ++at) rest |= bit(ending.line[at]);
    return {rest, {ending.barred[0], ending.barred[1]}, {ending.shown[0], ending.shown[1]}, ending.leader, kNoCard};
}

inline Public public_at(const Kit& kit, const Ending& ending) {
    Public now = public_before(ending);
    for (int at = 0; at < ending.length; ++at) now = now.after(kit, ending.line[at]);
    return now;
}

// What the seats have taken since the line was continued.
struct Taken {
    int points[2];
    unsigned takers;  // bit per seat: it took a trick
};

// Which cards one may play, and how good they are on average over the hands that the other may hold.
struct Opinion {
    Mask hand = 0, allowed = 0, shown = 0;
    int led = kNoCard, number = 0;
    std::uint64_t seed = 0;  // where it rests on a choice of worlds
    std::uint8_t cards[kMostOptions];
    double worth[kMostOptions], chance[kMostOptions];

    bool about(Mask own, Mask may, Mask must, int card, std::uint64_t by) const {
        return number && hand == own && allowed == may && shown == must && led == card && seed == by;
    }

    // How likely a player of that temperature is to play the card.
    double softly(int card, double temperature) const {
        double most = *std::max_element(worth, worth + number), sum = 0, own = 0;
        for (int at = 0; at < number; ++at) {
            double weight = std::exp((worth[at] - most) / temperature);
            sum += weight;
            if (cards[at] == card) own = weight;
        }
        return own / sum;
    }
};

class Step {
  public:
    Step(const Kit& kit, const StepSettings& settings)
        : kit_(kit), set_(settings), open_(kit, settings.last_trick), memo_(std::size_t{1} << kBits) {}

    void reseed(std::uint64_t seed) { set_.seed = seed; }

    // What each card that may be played brings more than it brings the other; the cards are given in rising order.
    int values(const Ending& ending, std::uint8_t* cards, double* worth) {
        Past past(kit_, ending);
        const Public& now = past.now;
        int me = now.seat, number = 0;
        for (Mask todo = playable(kit_, now.led, ending.hand); todo; todo &= todo - 1)
            cards[number++] = std::uint8_t(lowest(todo));
        std::fill(worth, worth + number, 0.0);
        double total = 0;
        Mask must = now.shown[!me], may = ending.unseen & ~now.barred[!me] & ~must;
        int size = __builtin_popcount(ending.hand) - (now.led != kNoCard) - __builtin_popcount(must);
        choices_.each(may, size, set_.worlds, mixed(set_.seed + ending.hand), [&](Mask some) {
            Mask hands[2];
            hands[me] = ending.hand, hands[!me] = some | must;
            double weight = past.weight(*this, hands[!me], me), mine = me ? -weight : weight;
            total += weight;
            for (int at = 0; at < number; ++at)
                played(now, hands, cards[at], Taken{}, mine, set_.ahead, [&](const Taken& taken, double share) {
                    worth[at] += share * (taken.points[0] - taken.points[1]);
                });
        });
        const Opinion& plain = opinion(now, ending.hand);
        for (int at = 0; at < number; ++at)
            worth[at] = (1 - set_.anchor) * worth[at] / total + set_.anchor * plain.worth[at];
        return number;
    }

    // How a card leads on in one world: `leaf` is given what was taken and how much it weighs, all in all the returned
    // weight of the world.
    template <class Leaf>
    double lead_on(const Ending& ending, Mask other, const std::uint8_t* cards, int number, Leaf leaf) {
        Past past(kit_, ending);
        int me = past.now.seat;
        Mask hands[2];
        hands[me] = ending.hand, hands[!me] = other;
        double weight = past.weight(*this, other, me);
        for (int at = 0; at < number; ++at)
            played(past.now, hands, cards[at], Taken{}, weight, set_.ahead,
                   [&](const Taken& taken, double share) { leaf(at, taken, share); });
        return weight;
    }

    // The same without a step: every world counts alike and is played on with open cards.
    const Opinion& opinion(const Public& now, Mask hand) {
        Mask must = now.shown[!now.seat], may = now.rest & ~hand & ~now.barred[!now.seat] & ~must;
        std::uint64_t key = mixed(paired(hand, may) + mixed(paired(must, Mask(now.led))));
        Opinion& found = memo_[key >> (64 - kBits)];
        if (!found.about(hand, may, must, now.led, inner_seed())) form(found, hand, may, must, now.led, key);
        return found;
    }

  private:
    static constexpr int kBits = 14;
    const Kit& kit_;
    StepSettings set_;
    OpenPair open_;
    Choices choices_;
    std::vector<Opinion> memo_;

    std::uint64_t inner_seed() const { return set_.inner ? set_.seed : 0; }

    // The line so far, as both saw it.
    struct Past {
        const Ending& ending;
        Public now;
        Public before[kMostLine];

        Past(const Kit& kit, const Ending& it) : ending(it), now(public_before(it)) {
            for (int at = 0; at < it.length; ++at) before[at] = now, now = now.after(kit, it.line[at]);
        }

        // How likely it is that the other, with that hand now, played as was seen.
        double weight(Step& step, Mask hand, int me) const {
            double product = 1;
            for (int at = ending.length - 1; at >= 0; --at) {
                if (before[at].seat == me) continue;
                hand |= bit(ending.line[at]);
                Mask may = playable(step.kit_, before[at].led, hand);
                if (!(may & (may - 1))) continue;
                double chance = step.opinion(before[at], hand).softly(ending.line[at], step.set_.model);
                product *= std::max(chance, 1e-9);  // nothing that is legal is quite unthinkable
            }
            return product;
        }
    };

    void form(Opinion& found, Mask hand, Mask may, Mask must, int led, std::uint64_t key) {
        found = Opinion{};
        found.hand = hand, found.allowed = may, found.shown = must, found.led = led, found.seed = inner_seed();
        for (Mask todo = playable(kit_, led, hand); todo; todo &= todo - 1)
            found.cards[found.number++] = std::uint8_t(lowest(todo));
        std::fill(found.worth, found.worth + found.number, 0.0);
        int size = __builtin_popcount(hand) - (led != kNoCard) - __builtin_popcount(must), worlds = 0;
        choices_.each(may, size, set_.inner, set_.seed ^ key, [&](Mask some) {
            ++worlds;
            for (int at = 0; at < found.number; ++at)
                found.worth[at] += open_.card(hand, some | must, led, found.cards[at]);
        });
        for (int at = 0; at < found.number; ++at) found.worth[at] /= worlds;
        for (int at = 0; at < found.number; ++at) found.chance[at] = found.softly(found.cards[at], set_.play);
    }

    // Play a card and go on; `leaf` is given what the seats take, with its share of the weight.
    template <class Leaf>
    void played(const Public& now, const Mask* hands, int card, Taken taken, double weight, int ahead, const Leaf& leaf) {
        Mask left[2] = {hands[0], hands[1]};
        left[now.seat] &= ~bit(card);
        Public next = now.after(kit_, card);
        if (now.led != kNoCard) {
            int last = left[now.seat] ? 0 : set_.last_trick;
            taken.points[next.seat] += int(kit_.points[now.led] + kit_.points[card]) + last;
            taken.takers |= 1u << next.seat;
        }
        if (ahead == 1) return opened(next, left, taken, weight, leaf);
        on(next, left, taken, weight, ahead - 1, leaf);
    }

    // The rest with open cards.
    template <class Leaf>
    void opened(const Public& now, const Mask* hands, Taken taken, double weight, const Leaf& leaf) {
        Mask own = hands[now.seat], other = hands[!now.seat];
        int value = now.led == kNoCard ? open_.lead(own, other) : open_.answer(other, own, now.led);
        int all = kit_.sum_of(own | other | (now.led == kNoCard ? 0 : bit(now.led))) + (own ? set_.last_trick : 0);
        taken.points[now.seat] += (all + value) / 2;
        taken.points[!now.seat] += (all - value) / 2;
        leaf(taken, weight);
    }

    template <class Leaf>
    void on(const Public& now, const Mask* hands, Taken taken, double weight, int ahead, const Leaf& leaf) {
        Mask hand = hands[now.seat];
        if (!hand) return leaf(taken, weight);
        Mask may = playable(kit_, now.led, hand);
        if (!(may & (may - 1))) return played(now, hands, lowest(may), taken, weight, ahead, leaf);
        const Opinion& found = opinion(now, hand);
        int number = found.number;
        std::uint8_t cards[kMostOptions];
        double chance[kMostOptions];  // what is remembered may be overwritten further down
        std::copy(found.cards, found.cards + number, cards);
        std::copy(found.chance, found.chance + number, chance);
        for (int at = 0; at < number; ++at) played(now, hands, cards[at], taken, weight * chance[at], ahead, leaf);
    }
};

}  // namespace bela
