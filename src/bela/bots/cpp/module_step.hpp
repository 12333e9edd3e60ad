// One step beyond worlds, as Python asks for it.
#pragma once

#include "module_given.hpp"

#include <unordered_map>

#include "chances.hpp"
#include "step.hpp"

namespace bela {

// A line of cards at the end of a deal of two, as the core packs it; cards in the kit's numbers.
struct Line {
    std::uint32_t hand, unseen, barred[2], shown[2], leader, last_trick, length, worlds, inner;
    std::uint8_t cards[kMostLine];
    double model, play;

    Ending ending() const {
        Ending found{hand, unseen, {barred[0], barred[1]}, {shown[0], shown[1]}, int(leader), int(length), {}};
        std::copy(cards, cards + length, found.line);
        return found;
    }
    StepSettings settings(std::uint64_t seed) const {
        StepSettings found;
        found.model = model, found.play = play, found.inner = int(inner), found.last_trick = int(last_trick);
        found.seed = seed;
        return found;
    }
};

inline bool sound(const Line& line) {
    if (line.leader > 1 || line.length > kMostLine || line.hand & line.unseen) return false;
    if (line.last_trick > kMostPointsGiven || line.inner > kMostPointsGiven) return false;
    Mask seen = line.hand | line.unseen;
    for (unsigned at = 0; at < line.length; ++at) {
        if (line.cards[at] >= kCards || seen & bit(line.cards[at])) return false;
        seen |= bit(line.cards[at]);
    }
    int most = number_of(line.hand) + int(line.length + 1) / 2;  // cards in a hand when the line began
    return line.hand && line.model > 0 && line.play > 0 && most <= kMostOptions;
}

// Whether the other may hold these cards, for all that both know.
inline bool sound(const Ending& ending, const Public& now, Mask other) {
    int me = now.seat;
    if (other & ~ending.unseen || number_of(other) != number_of(ending.hand) - (now.led != kNoCard)) return false;
    return !(now.shown[me] & ~ending.hand || now.shown[!me] & ~other || now.barred[me] & ending.hand ||
             now.barred[!me] & other);
}

struct Leaf {
    double share;
    std::uint32_t card, first, second, takers;
};

// Shares of the weight by how a card leads on: the card, what the seats take, and who took a trick.
class Shares {
  public:
    void add(int at, const Taken& taken, double share) {
        shares_[std::uint64_t(at) << 40 | std::uint64_t(taken.takers) << 32 | std::uint64_t(taken.points[0]) << 16 |
                std::uint64_t(taken.points[1])] += share;
    }
    std::size_t number() const { return shares_.size(); }
    void write(Leaf* leaf) const {
        for (const auto& [key, share] : shares_)
            *leaf++ = {share, std::uint32_t(key >> 40), std::uint32_t(key >> 16 & 0xFFFF), std::uint32_t(key & 0xFFFF),
                       std::uint32_t(key >> 32 & 0xFF)};
    }

  private:
    std::unordered_map<std::uint64_t, double> shares_;
};

// How each card leads on, over hands of the other.
inline PyObject* step(Given& given, PyObject* arguments) {
    unsigned long long seed;
    parse(arguments, "Oy*y*y*K", &given.capsule, &given.first, &given.lyings, &given.cards, &seed);
    const Kit& kit = given.kit();
    const Line& line = given.one<Line>(given.first);
    Many<Mask> others = given.many<Mask>(given.lyings);
    Many<std::uint8_t> cards = given.numbers();
    must(sound(line) && cards.number <= kMostOptions);
    const Ending ending = line.ending();
    const Public now = public_at(kit, ending);
    Mask able = playable(kit, now.led, ending.hand);
    for (std::uint8_t card : cards) must(able & bit(card));
    for (Mask other : others) must(sound(ending, now, other));
    Shares shares;
    {
        Unlocked threads;
        Step search(kit, line.settings(seed));
        for (Mask other : others)
            search.lead_on(ending, other, cards.first, int(cards.number),
                           [&](int at, const Taken& taken, double share) { shares.add(at, taken, share); });
    }
    Answer<Leaf> answer(shares.number());
    shares.write(answer.begin());
    return answer.give();
}

}  // namespace bela
