// How likely the others' calls are in a world: the calling table of the rules bot, softly.
#pragma once

#include <cmath>

#include "../../solve/cpp/playout.hpp"
#include "frame.hpp"

namespace bela {

// One call; masks in the core's numbers.
struct Call {
    std::int32_t seat, chose, suits, trump;  // suits: bit per suit that was open; trump: the one chosen
    std::uint32_t added, hidden;             // cards counted with the hand, and cards that it did not have yet
    double limit;                            // the strength from which the table calls
};

// How strong a hand is by the table, as the core works it out for every byte of a suit.
struct Table {
    double base, melds;
    double trump[256], plain[256], runs[256];
    double fours[8];
};

struct Manner {
    double heat, pick, whim;  // of calling at all, of choosing a suit, and the share of calls without a thought
    std::int32_t first, tries;  // cards looked at before a call; how often the later cards are guessed
};

inline double strength(const Table& table, Mask cards, int trump) {
    double worth = table.base, melds = 0.0;
    for (int suit = 0; suit < kSuits; ++suit) {
        Mask byte = byte_of(cards, suit);
        worth += suit == trump ? table.trump[byte] : table.plain[byte];
        melds += table.runs[byte];
    }
    Mask all = cards & cards >> 8 & cards >> 16 & cards >> 24 & 0xFF;
    for (; all; all &= all - 1) melds += table.fours[lowest(all)];
    return worth + table.melds * melds;
}

inline double sigmoid(double x) { return 1.0 / (1.0 + std::exp(-x)); }

// The chance that whoever held these cards called like this.
inline double chance_of(const Table& table, const Manner& manner, const Call& call, Mask first) {
    double worth[kSuits], best = -1e9, total = 0.0;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (!(call.suits >> suit & 1)) continue;
        worth[suit] = strength(table, first | call.added, suit);
        best = std::max(best, worth[suit]);
    }
    if (!call.chose) return sigmoid((call.limit - best) / manner.heat);
    for (int suit = 0; suit < kSuits; ++suit)
        if (call.suits >> suit & 1) total += std::exp((worth[suit] - best) / manner.pick);
    double own = worth[call.trump];
    return std::exp((own - best) / manner.pick) / total * sigmoid((own - call.limit) / manner.heat);
}

// So many of the cards, drawn by chance.
inline Mask some_of(Mask cards, int number, Chance& chance) {
    for (int left = __builtin_popcount(cards); left > number; --left) {
        cards ^= bit(PlainBits::find(cards, int((chance.next() & 0xFFFFFFFFu) * std::uint64_t(left) >> 32)));
    }
    return cards;
}

inline double log_of_calls(const Table& table, const Manner& manner, const Call* calls, int number, const Frame& frame,
                           const Lying& lying, Chance& chance) {
    double sum = 0.0;
    for (int at = 0; at < number; ++at) {
        const Call& call = calls[at];
        Mask cards = (lying.held[call.seat] | frame.played[call.seat]) & ~call.hidden;
        int tries = __builtin_popcount(cards) > manner.first ? manner.tries : 1;
        double likely = 0.0;
        for (int round = 0; round < tries; ++round)
            likely += chance_of(table, manner, call, some_of(cards, manner.first, chance));
        sum += std::log(manner.whim + (1.0 - manner.whim) * likely / tries);
    }
    return sum;
}

}  // namespace bela
