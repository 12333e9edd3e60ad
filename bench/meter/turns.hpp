// Asking a strategy what it does: every turn at which there is a choice and to which its own play may lead.
#pragma once

#include "walk.hpp"

namespace meter {

constexpr int kMostChoices = 4;

// A turn as the player sees it, in numbers of the kit.
struct Asked {
    std::uint32_t hand;
    std::uint8_t seat, length, number;     // whose turn; cards played so far; cards that may be played
    std::uint8_t line[kMostCards];         // what was played
    std::uint8_t cards[kMostChoices];      // what may be played, rising
};

struct Tally {
    std::int64_t all = 0, choices = 0, apart = 0;  // apart: those left when turns alike but for the plain suits are one
};

// A strategy gives `kMostChoices` probabilities for each turn, in the order of its cards.
using Strategy = void (*)(void* data, const Asked* turns, std::int64_t number, double* chances);

class Turns {
  public:
    Table given;  // by entry; where nothing is asked, every card is as likely

    explicit Turns(const Tree& tree) : tree_(tree) {
        for (int place = 0; place < tree.game.cards; ++place) mirror_[place] = tree.game.mirrored(place);
        forget();
    }

    void forget() {
        given.assign(tree_.entries(), 0);
        for (const Node& node : tree_.nodes)
            if (!node.last) each(node, [&](const Turn& turn) {
                for (int at = 0; at < turn.number; ++at) given[turn.entry(tree_, node, at)] = 1.0 / turn.number;
            });
    }

    // The turns after so many cards, as far as the strategy told so far leads to them.
    const std::vector<Asked>& ask(int depth) {
        asked_.clear(), places_.clear(), shares_.clear();
        tally_ = Tally{};
        depth_ = depth;
        Led all(std::size_t(tree_.mine(tree_.nodes[0]).count()), 1);
        visit(0, 0, 0, all, all);
        return asked_;
    }

    // Where a turn is its own mirror image, a card shares its chance with its twin.
    void tell(const double* chances) {
        for (std::size_t turn = 0; turn < asked_.size(); ++turn) {
            const std::array<std::uint32_t, 2>* places = &places_[turn * kMostChoices];
            for (int at = 0; at < asked_[turn].number; ++at) given[places[at][0]] = given[places[at][1]] = 0;
            for (int at = 0; at < asked_[turn].number; ++at)
                for (std::uint32_t entry : places[at])
                    given[entry] += chances[turn * kMostChoices + at] * shares_[turn];
        }
    }

    const Tally& tally() const { return tally_; }

  private:
    struct Turn {
        int hand, number;
        int cards[kMostChoices];  // places among the free cards

        std::uint32_t entry(const Tree& tree, const Node& node, int at) const {
            Mask left = tree.mine(node).sets[hand] & ~bit(cards[at]), low = left & (bit(cards[at]) - 1);
            return node.entries + cards[at] * tree.stride(node) + tree.left(node).place[low | (left ^ low) >> 1];
        }
    };

    const Tree& tree_;
    int mirror_[kMostCards];
    int depth_ = 0;
    std::uint8_t line_[kMostCards] = {};
    Tally tally_;
    std::vector<Asked> asked_;
    std::vector<std::array<std::uint32_t, 2>> places_;  // by turn and card: its entry and that of its mirror image
    std::vector<double> shares_;                        // by turn: the part of a chance that each of the two gets

    using Led = std::vector<char>;  // by hand: whether what its player does leads there

    // Every hand that may be held at a node.
    template <class Visit>
    void each(const Node& node, Visit visit) const {
        const Subsets& held = tree_.mine(node);
        for (int hand = 0; hand < held.count(); ++hand) {
            Turn turn{hand, 0, {}};
            for (Mask todo = held.sets[hand]; todo; todo &= todo - 1) {
                turn.cards[turn.number] = lowest(todo);
                turn.number += tree_.legal[turn.entry(tree_, node, turn.number)];
            }
            if (turn.number) visit(turn);
        }
    }

    // `order` tells how the line compares with its mirror image: of the two, the lower one is asked about.
    void visit(std::uint32_t index, std::uint32_t image, int order, const Led& mine, const Led& theirs) {
        const Node& node = tree_.nodes[index];
        if (node.last) return;
        if (node.depth == depth_) return collect(node, tree_.nodes[image], order, mine);
        const Subsets &held = tree_.mine(node), &other = tree_.theirs(node);
        for (int card = 0; card < node.cards; ++card) {
            if (tree_.child(node, card) == Tree::kNoNode) continue;
            Led next, rest;
            for (int at = 0; at < tree_.stride(node); ++at)
                next.push_back(mine[held.with[card][at]] && given[node.entries + card * tree_.stride(node) + at] > 0);
            for (std::uint16_t before : other.without[card]) rest.push_back(theirs[before]);
            descend(index, image, card, order, next, rest);
        }
    }

    void descend(std::uint32_t index, std::uint32_t image, int card, int order, const Led& next, const Led& rest) {
        const Node &node = tree_.nodes[index], &twin = tree_.nodes[image];
        int played = Tree::nth(node.free, card), other = mirror_[played];
        std::uint32_t child = tree_.child(node, card), match = tree_.child(twin, place(twin.free, other));
        line_[node.depth] = std::uint8_t(tree_.game.number[played]);
        int decided = order ? order : played - other;
        if (tree_.nodes[child].seat == node.seat) visit(child, match, decided, next, rest);
        else visit(child, match, decided, rest, next);
    }

    static int place(Mask free, int card) { return __builtin_popcount(free & (bit(card) - 1)); }

    void collect(const Node& node, const Node& image, int order, const Led& mine) {
        each(node, [&](const Turn& turn) {
            if (!mine[turn.hand]) return;
            Mask hand = tree_.spread(node.free, tree_.mine(node).sets[turn.hand]), other = 0;
            for (Mask todo = hand; todo; todo &= todo - 1) other |= bit(mirror_[lowest(todo)]);
            ++tally_.all;
            tally_.choices += turn.number > 1;
            if (turn.number == 1 || order > 0 || (!order && hand > other)) return;
            ++tally_.apart;
            add(node, image, turn, hand, other);
        });
    }

    void add(const Node& node, const Node& image, const Turn& turn, Mask hand, Mask other) {
        Asked asked{};
        asked.hand = tree_.game.wide[hand];
        asked.seat = std::uint8_t(node.seat), asked.length = std::uint8_t(node.depth);
        asked.number = std::uint8_t(turn.number);
        std::copy(line_, line_ + node.depth, asked.line);
        Turn twin{tree_.mine(image).place[closed(image.free, other)], turn.number, {}};
        for (int at = 0; at < turn.number; ++at) {
            int card = Tree::nth(node.free, turn.cards[at]);
            asked.cards[at] = std::uint8_t(tree_.game.number[card]);
            twin.cards[at] = place(image.free, mirror_[card]);
        }
        asked_.push_back(asked);
        shares_.push_back(&node == &image && hand == other ? 0.5 : 1.0);
        places_.resize(asked_.size() * kMostChoices);
        for (int at = 0; at < turn.number; ++at)
            places_[places_.size() - kMostChoices + at] = {turn.entry(tree_, node, at), twin.entry(tree_, image, at)};
    }

    // A set of cards by their places among the free ones.
    static Mask closed(Mask free, Mask set) {
        Mask found = 0;
        for (; set; set &= set - 1) found |= bit(place(free, lowest(set)));
        return found;
    }
};

}  // namespace meter
