// Strategies held against each other, and against whoever knows them.
#pragma once

#include "walk.hpp"

namespace meter {

// Both players act by tables.
struct Fixed {
    const Tree& tree;
    const Table& leader;
    const Table& other;

    void act(const Node& node, double* sigma) const {
        const double* from = (node.seat == kLeader ? leader : other).data() + node.entries;
        std::copy(from, from + node.cards * tree.stride(node), sigma);
    }

    void join(const Node& node, const double* sigma, const double*, const double* worth, double* value) const {
        const Subsets& held = tree.mine(node);
        int stride = tree.stride(node);
        std::fill(value, value + held.count(), 0.0);
        for (int card = 0; card < node.cards; ++card) {
            if (tree.child(node, card) == Tree::kNoNode) continue;
            for (int at = 0; at < stride; ++at)
                value[held.with[card][at]] += sigma[card * stride + at] * worth[card * stride + at];
        }
    }
};

// One player knows how the other acts, and does what is best.
struct Best {
    const Tree& tree;
    const Table& known;

    void act(const Node& node, double* sigma) const {
        const double* from = known.data() + node.entries;
        std::copy(from, from + node.cards * tree.stride(node), sigma);
    }

    void join(const Node& node, const double*, const double*, const double* worth, double* value) const {
        constexpr double kLow = -1e9;
        const Subsets& held = tree.mine(node);
        const std::uint8_t* legal = tree.legal.data() + node.entries;
        int stride = tree.stride(node);
        std::fill(value, value + held.count(), kLow);
        for (int card = 0; card < node.cards; ++card) {
            if (tree.child(node, card) == Tree::kNoNode) continue;
            for (int at = 0; at < stride; ++at) {
                double& most = value[held.with[card][at]];
                if (legal[card * stride + at]) most = std::max(most, worth[card * stride + at]);
            }
        }
        for (int at = 0; at < held.count(); ++at)
            if (value[at] == kLow) value[at] = 0;
    }
};

class Judge {
  public:
    Judge(const Tree& tree, const Finals& finals) : tree_(tree), finals_(finals) {}

    // How many points the leader takes more than the other when both act by these tables.
    double value(const Table& leader, const Table& other) const {
        Fixed fixed{tree_, leader, other};
        return Walk<Fixed>(tree_, finals_, fixed, kLeader).run();
    }

    // How many more the player in that seat can take from one who acts by the table.
    double best(int seat, const Table& known) const {
        Best best{tree_, known};
        return Walk<Best>(tree_, finals_, best, seat).run();
    }

  private:
    const Tree& tree_;
    const Finals& finals_;
};

}  // namespace meter
