// The public tree: every sequence of cards that both players can see, with the hands that may lie behind it.
#pragma once

#include <array>

#include "subsets.hpp"

namespace meter {

constexpr int kLeader = 0;  // seats: whoever leads first, and the other

struct Node {
    std::uint16_t free;                // cards not yet played
    std::int8_t cards, own, other;     // how many; how many of them the player to act and the other hold
    std::int8_t seat, led, depth;
    std::int16_t gain;                 // points the leader has taken, less those of the other
    std::uint32_t entries;             // where the actions of this node begin
    std::uint32_t children;            // where its children are listed, by place among the free cards
    bool last;                         // only the last trick is left, which plays itself
};

// An action of a node is a card and the hand it leaves: entry = entries + card * stride + place of that hand.
class Tree {
  public:
    static constexpr std::uint32_t kNoNode = 0xFFFFFFFF;
    using Alive = std::array<std::uint8_t, kMostHands>;

    const Game& game;
    SubsetTables subsets;
    std::vector<Node> nodes;
    std::vector<std::uint32_t> links;
    std::vector<std::uint8_t> legal;  // by entry: it may be played, and something may have led there

    explicit Tree(const Game& rules) : game(rules), subsets(rules.cards) {
        Alive all;
        all.fill(1);
        Node root{};
        root.free = std::uint16_t(bit(game.cards) - 1);
        root.cards = std::int8_t(game.cards);
        root.own = root.other = std::int8_t(game.size);
        root.led = kNone;
        grow(root, all, all);
    }

    const Subsets& mine(const Node& node) const { return subsets.of(node.cards, node.own); }
    const Subsets& theirs(const Node& node) const { return subsets.of(node.cards, node.other); }
    const Subsets& left(const Node& node) const { return subsets.of(node.cards - 1, node.own - 1); }
    int stride(const Node& node) const { return left(node).count(); }
    std::uint32_t child(const Node& node, int card) const { return links[node.children + card]; }
    std::size_t entries() const { return legal.size(); }

    // The set of places of the pack that a set of free cards is.
    Mask spread(Mask free, Mask set) const {
        Mask found = 0;
        for (; set; set &= set - 1) found |= bit(nth(free, lowest(set)));
        return found;
    }

    static int nth(Mask free, int place) {
        while (place-- > 0) free &= free - 1;
        return lowest(free);
    }

    // What follows a card, given by its place among the free ones.
    Node after(const Node& node, int card) const {
        int played = nth(node.free, card);
        Node next = node;
        next.free = std::uint16_t(node.free & ~bit(played));
        next.cards = std::int8_t(node.cards - 1);
        next.depth = std::int8_t(node.depth + 1);
        next.own = node.other;
        next.other = std::int8_t(node.own - 1);
        next.seat = std::int8_t(!node.seat);
        next.led = std::int8_t(played);
        if (node.led != kNone) finish(next, node, played);
        next.last = next.led == kNone && next.own == 1;
        return next;
    }

    // What the last trick brings the player who leads to it, less what it brings the other.
    int final_gain(int led, int reply) const {
        int points = game.points(led, reply) + kLastTrick;
        return game.takes(led, reply) ? -points : points;
    }

  private:
    void finish(Node& next, const Node& node, int played) const {
        bool takes = game.takes(node.led, played);
        int points = game.points(node.led, played), taker = takes ? node.seat : !node.seat;
        next.gain = std::int16_t(node.gain + (taker == kLeader ? points : -points));
        next.seat = std::int8_t(taker);
        next.led = kNone;
        next.own = next.other = std::int8_t(node.own - 1);
    }

    std::uint32_t grow(Node node, const Alive& mine_alive, const Alive& their_alive) {
        std::uint32_t index = std::uint32_t(nodes.size());
        nodes.push_back(node);
        if (node.last) return index;
        node.entries = std::uint32_t(legal.size());
        node.children = std::uint32_t(links.size());
        nodes[index] = node;
        legal.resize(legal.size() + std::size_t(node.cards) * stride(node));
        links.resize(links.size() + node.cards, kNoNode);
        for (int card = 0; card < node.cards; ++card) branch(index, card, mine_alive, their_alive);
        return index;
    }

    void branch(std::uint32_t index, int card, const Alive& mine_alive, const Alive& their_alive) {
        const Node node = nodes[index];
        const Subsets &own = mine(node), &other = theirs(node);
        Alive mine_next{}, their_next{};
        int played = nth(node.free, card);
        bool any = false;
        for (std::size_t at = 0; at < other.without[card].size(); ++at)
            their_next[at] = their_alive[other.without[card][at]];
        for (std::size_t at = 0; at < own.with[card].size(); ++at) {
            int hand = own.with[card][at];
            Mask cards = spread(node.free, own.sets[hand]);
            bool may = mine_alive[hand] && game.playable(node.led, cards) & bit(played);
            mine_next[at] = may && met(own.sets[hand], other, their_alive);
            legal[node.entries + card * stride(node) + at] = mine_next[at];
            any |= mine_next[at];
        }
        if (!any) return;
        Node next = after(node, card);
        bool same = next.seat == node.seat;
        std::uint32_t found = same ? grow(next, mine_next, their_next) : grow(next, their_next, mine_next);
        links[node.children + card] = found;
    }

    // Whether the other may hold a hand that goes with this one.
    static bool met(Mask hand, const Subsets& other, const Alive& alive) {
        for (int at = 0; at < other.count(); ++at)
            if (alive[at] && !(other.sets[at] & hand)) return true;
        return false;
    }
};

}  // namespace meter
