// CFR+: regrets never fall below nothing, players take turns, later rounds count more in the average.
#pragma once

#include "judge.hpp"

namespace meter {

class Cfr {
  public:
    Cfr(const Tree& tree, const Finals& finals)
        : tree_(tree), finals_(finals), regrets_(tree.entries()), sums_(tree.entries()) {}

    void iterate() {
        ++rounds_;
        for (int seat = 0; seat < 2; ++seat) Walk<Cfr>(tree_, finals_, *this, seat).run();
    }

    int rounds() const { return rounds_; }

    // The average strategy of both seats.
    Table average() const {
        Table table(tree_.entries());
        for (const Node& node : tree_.nodes)
            if (!node.last) normalise(node, sums_.data() + node.entries, table.data() + node.entries);
        return table;
    }

    void act(const Node& node, double* sigma) const { normalise(node, regrets_.data() + node.entries, sigma); }

    void join(const Node& node, const double* sigma, const double* mine, const double* worth, double* value) {
        Fixed{tree_, regrets_, regrets_}.join(node, sigma, mine, worth, value);
        const Subsets& held = tree_.mine(node);
        int stride = tree_.stride(node);
        double weight = double(rounds_) * rounds_;
        for (int card = 0; card < node.cards; ++card) {
            if (tree_.child(node, card) == Tree::kNoNode) continue;
            double *regrets = &regrets_[node.entries + card * stride], *sums = &sums_[node.entries + card * stride];
            const std::uint8_t* legal = &tree_.legal[node.entries + card * stride];
            const auto& with = held.with[card];
            for (int at = 0; at < stride; ++at) {
                double gain = regrets[at] + worth[card * stride + at] - value[with[at]];
                regrets[at] = legal[at] && gain > 0 ? gain : 0;
                sums[at] += weight * sigma[card * stride + at] * mine[with[at]];
            }
        }
    }

    // Weights made into probabilities; where there are none, all legal cards are equally likely.
    void normalise(const Node& node, const double* weights, double* sigma) const {
        const Subsets& held = tree_.mine(node);
        const std::uint8_t* legal = tree_.legal.data() + node.entries;
        int stride = tree_.stride(node);
        Hands sum{}, ways{};
        for (int card = 0; card < node.cards; ++card)
            for (int at = 0; at < stride; ++at) {
                sum[held.with[card][at]] += weights[card * stride + at];
                ways[held.with[card][at]] += legal[card * stride + at];
            }
        for (int card = 0; card < node.cards; ++card)
            for (int at = 0; at < stride; ++at) {
                int hand = held.with[card][at], entry = card * stride + at;
                sigma[entry] = sum[hand] > 0 ? weights[entry] / sum[hand] : legal[entry] ? 1 / ways[hand] : 0;
            }
    }

  private:
    const Tree& tree_;
    const Finals& finals_;
    Table regrets_, sums_;
    int rounds_ = 0;
};

}  // namespace meter
