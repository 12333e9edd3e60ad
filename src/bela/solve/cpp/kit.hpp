// The integer tables of card play as bela.solve.kit packs them, and what follows from them alone.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace bela {

using Mask = std::uint32_t;

constexpr int kCards = 32;
constexpr int kSuits = 4;
constexpr int kMaxSeats = 4;
constexpr int kRungs = 5;

inline int lowest(Mask mask) { return __builtin_ctz(mask); }
inline int highest(Mask mask) { return 31 - __builtin_clz(mask); }
inline Mask bit(int card) { return Mask{1} << card; }
inline Mask byte_of(Mask mask, int suit) { return mask >> (8 * suit) & 0xFF; }

// All bits of a byte from its highest set bit down.
inline Mask fill_down(Mask byte) {
    byte |= byte >> 1;
    byte |= byte >> 2;
    return byte | byte >> 4;
}

struct Rung {
    Mask need, give;
};

struct Row {
    Rung rungs[kRungs];

    // The cards of the hand that may be played: those of the first rung on which the hand can stand.
    Mask playable(Mask hand) const {
        for (const Rung& rung : rungs)
            if (hand & rung.need) return hand & rung.give;
        return hand;
    }
};

// What the core hands over, word for word.
struct Tables {
    Mask points[kCards];
    Mask over[kCards];
    Mask fences;
    Row lead;
    Row follow[2][kSuits][kCards];
    std::int32_t order[4][4][4];  // [place][outlook]: how a card is ranked before anything is known of it
    std::int32_t worth[kCards];   // by card: quarters of a point that holding it is likely to bring
    std::int32_t lead_worth;      // the same for the lead
};

constexpr std::size_t kTableWords = 32 + 32 + 1 + 2 * kRungs * (1 + 2 * 4 * 32) + 4 * 4 * 4 + 32 + 1;
static_assert(sizeof(Tables) == 4 * kTableWords, "the tables are read as they lie");

struct Kit : Tables {
    std::uint8_t count[256];          // cards in a byte
    std::uint8_t sum[kSuits][256];    // their points
    std::uint8_t least[kSuits][256];  // the least that one of them counts
    Mask free_lead;                   // cards that may be led from any hand
    int levels;                       // how many different points cards have
    int level_points[kCards];         // these, from low to high
    Mask level_cards[kCards];         // and which cards have them

    explicit Kit(const void* words) {
        std::memcpy(static_cast<Tables*>(this), words, sizeof(Tables));
        free_lead = ~Mask{0};
        for (const Rung& rung : lead.rungs) free_lead &= rung.give;
        levels = 0;
        for (int value = 0; value < 100; ++value) {
            Mask cards = 0;
            for (int card = 0; card < kCards; ++card)
                if (int(points[card]) == value) cards |= bit(card);
            if (cards) level_points[levels] = value, level_cards[levels++] = cards;
        }
        count[0] = 0;
        for (int byte = 1; byte < 256; ++byte) count[byte] = count[byte & (byte - 1)] + 1;
        for (int suit = 0; suit < kSuits; ++suit) prepare(suit);
    }

    int count_of(Mask cards) const {
        return count[cards & 0xFF] + count[cards >> 8 & 0xFF] + count[cards >> 16 & 0xFF] + count[cards >> 24];
    }

    // The least that so many cards of a hand can count; it holds as many.
    int cheapest(Mask hand, int number) const {
        int total = 0;
        for (int level = 0; number > 0 && level < levels; ++level) {
            int some = std::min(count_of(hand & level_cards[level]), number);
            total += some * level_points[level];
            number -= some;
        }
        return total;
    }

    // The most that so many cards of a hand can count.
    int richest(Mask hand, int number) const {
        int total = 0;
        for (int level = levels - 1; number > 0 && level > 0; --level) {
            int some = std::min(count_of(hand & level_cards[level]), number);
            total += some * level_points[level];
            number -= some;
        }
        return total;
    }

    int sum_of(Mask cards) const {
        return sum[0][cards & 0xFF] + sum[1][cards >> 8 & 0xFF] + sum[2][cards >> 16 & 0xFF] + sum[3][cards >> 24];
    }

  private:
    void prepare(int suit) {
        const Mask* values = points + 8 * suit;
        sum[suit][0] = least[suit][0] = 0;
        for (Mask byte = 1; byte < 256; ++byte) {
            int value = int(values[lowest(byte)]);
            Mask rest = byte & (byte - 1);
            sum[suit][byte] = std::uint8_t(sum[suit][rest] + value);
            least[suit][byte] = std::uint8_t(rest ? std::min<int>(least[suit][rest], value) : value);
        }
    }
};

}  // namespace bela
