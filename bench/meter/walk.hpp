// One walk through the public tree for one player: what each hand is worth, whatever is done at its own turns.
#pragma once

#include "tree.hpp"

namespace meter {

constexpr int kMostActions = kMostCards * 165;  // a card and the three left of a hand of four out of twelve

using Table = std::vector<double>;  // by entry: a probability, a value or a regret
using Actions = double[kMostActions];
using Hands = double[kMostHands];

// What the last trick brings its leader less the other, by free cards, card led and card that answers.
class Finals {
  public:
    explicit Finals(const Tree& tree) : at_(std::size_t{1} << tree.game.cards, -1) {
        for (const Node& node : tree.nodes)
            if (node.last && at_[node.free] < 0) add(tree, node);
    }

    const double* of(Mask free) const { return &gains_[std::size_t(at_[free])]; }

  private:
    std::vector<int> at_;
    Table gains_;

    void add(const Tree& tree, const Node& node) {
        at_[node.free] = int(gains_.size());
        for (int first = 0; first < node.cards; ++first)
            for (int second = 0; second < node.cards; ++second) {
                int led = Tree::nth(node.free, first), reply = Tree::nth(node.free, second);
                gains_.push_back(led == reply ? 0 : tree.final_gain(led, reply));
            }
    }
};

// Values are differences of card points: what a player takes more than the other.
// A scheme says how a player acts: `act` fills in the probabilities of a node, `join` makes the value of the player's
// own hands out of those of the actions.
template <class Scheme>
class Walk {
  public:
    Walk(const Tree& tree, const Finals& finals, Scheme& scheme, int me)
        : tree_(tree), finals_(finals), scheme_(scheme), me_(me) {}

    // The mean over all deals.
    double run() {
        int hands = tree_.mine(tree_.nodes[0]).count();
        std::vector<double> all(std::size_t(hands), 1.0), value(std::size_t(hands), 0.0);
        visit(0, all.data(), all.data(), value.data());
        double sum = 0, rest = double(tree_.subsets.of(tree_.game.cards - tree_.game.size, tree_.game.size).count());
        for (double each : value) sum += each;
        return sum / (hands * rest);
    }

  private:
    const Tree& tree_;
    const Finals& finals_;
    Scheme& scheme_;
    int me_;

    // Weights are those of the hands as they are at the node; the values are added up over the other's hands.
    void visit(std::uint32_t index, const double* mine, const double* theirs, double* value) {
        const Node& node = tree_.nodes[index];
        if (node.last) return finish(node, theirs, value);
        if (node.seat == me_) return own(node, mine, theirs, value);
        other(node, mine, theirs, value);
    }

    void own(const Node& node, const double* mine, const double* theirs, double* value) {
        Actions sigma, worth;
        scheme_.act(node, sigma);
        const Subsets &held = tree_.mine(node), &other = tree_.theirs(node);
        int stride = tree_.stride(node), kept = int(other.without[0].size());
        for (int card = 0; card < node.cards; ++card) {
            if (tree_.child(node, card) == Tree::kNoNode) continue;
            Hands next_mine, next_theirs;
            const auto &with = held.with[card], &without = other.without[card];
            for (int at = 0; at < stride; ++at) next_mine[at] = sigma[card * stride + at] * mine[with[at]];
            for (int at = 0; at < kept; ++at) next_theirs[at] = theirs[without[at]];
            visit(tree_.child(node, card), next_mine, next_theirs, worth + card * stride);
        }
        scheme_.join(node, sigma, mine, worth, value);
    }

    void other(const Node& node, const double* mine, const double* theirs, double* value) {
        Actions sigma;
        scheme_.act(node, sigma);
        const Subsets &held = tree_.mine(node), &other = tree_.theirs(node);
        int stride = tree_.stride(node), kept = int(other.without[0].size());
        for (int at = 0; at < other.count(); ++at) value[at] = 0;
        for (int card = 0; card < node.cards; ++card) {
            if (tree_.child(node, card) == Tree::kNoNode) continue;
            Hands next_mine, next_theirs, worth;
            const auto &with = held.with[card], &without = other.without[card];
            for (int at = 0; at < stride; ++at) next_theirs[at] = sigma[card * stride + at] * theirs[with[at]];
            for (int at = 0; at < kept; ++at) next_mine[at] = mine[without[at]];
            visit(tree_.child(node, card), next_mine, next_theirs, worth);
            for (int at = 0; at < kept; ++at) value[without[at]] += worth[at];
        }
    }

    void finish(const Node& node, const double* theirs, double* value) const {
        const double* gains = finals_.of(node.free);
        double all = 0, gain = me_ == kLeader ? node.gain : -node.gain;
        int count = node.cards;
        for (int at = 0; at < count; ++at) all += theirs[at];
        for (int held = 0; held < count; ++held) {
            double sum = 0;
            if (node.seat == me_)
                for (int at = 0; at < count; ++at) sum += theirs[at] * gains[held * count + at];
            else
                for (int at = 0; at < count; ++at) sum -= theirs[at] * gains[at * count + held];
            value[held] = sum + gain * (all - theirs[held]);
        }
    }
};

}  // namespace meter
