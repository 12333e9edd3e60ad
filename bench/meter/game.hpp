// A small game of two players: a pack of a few cards, equal hands, the rest unseen; whoever leads first is fixed.
#pragma once

#include <cassert>
#include <vector>

#include "kit.hpp"

namespace meter {

using bela::bit;
using bela::Kit;
using bela::lowest;
using bela::Mask;

constexpr int kMostCards = 12;
constexpr int kMostHands = 495;  // hands of four out of twelve cards
constexpr int kNone = -1;
constexpr int kLastTrick = 10;

// Cards are places in the pack here, 0 the lowest trump; a small mask is a set of places.
struct Game {
    Kit kit;
    int cards, size;
    int number[kMostCards];     // by place: the card's number in the kit
    std::vector<Mask> wide;     // by small mask: the same set of numbers
    std::vector<Mask> follow;   // by place led and small mask: what may be played from that hand
    std::vector<Mask> lead;     // by small mask: what may be led

    Game(const void* words, Mask pack, int hand_size) : kit(words), cards(0), size(hand_size) {
        for (; pack; pack &= pack - 1) number[cards++] = lowest(pack);
        wide.resize(std::size_t{1} << cards);
        for (Mask set = 1; set < wide.size(); ++set) wide[set] = wide[set & (set - 1)] | bit(number[lowest(set)]);
        for (Mask hand = 0; hand < wide.size(); ++hand) lead.push_back(small(kit.lead.playable(wide[hand])));
        for (int led = 0; led < cards; ++led)
            for (Mask hand = 0; hand < wide.size(); ++hand) follow.push_back(answers(led, hand));
    }

    Mask small(Mask numbers) const {
        Mask set = 0;
        for (int place = 0; place < cards; ++place)
            if (numbers & bit(number[place])) set |= bit(place);
        return set;
    }

    Mask playable(int led, Mask hand) const { return led == kNone ? lead[hand] : follow[(led << cards) + hand]; }
    bool takes(int led, int reply) const { return kit.over[number[led]] & bit(number[reply]); }
    int points(int card) const { return int(kit.points[number[card]]); }
    int points(int led, int reply) const { return points(led) + points(reply); }

    // The same cards with the two plain suits exchanged.
    int mirrored(int place) const {
        int card = number[place];
        int other = card < 8 ? card : card < 16 ? card + 8 : card - 8;
        for (int at = 0; at < cards; ++at)
            if (number[at] == other) return at;
        return kNone;
    }

  private:
    Mask answers(int led, Mask hand) const {
        int card = number[led];
        return small(kit.follow[0][card >> 3][card].playable(wide[hand]));
    }
};

}  // namespace meter
