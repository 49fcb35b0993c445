//! Search over what the seats know: information-set Monte Carlo tree search.
//!
//! Each iteration imagines a world from the searching seat's view and plays on in it. A node is
//! what the acting seat *knows*: it is found by the hash of that seat's own view, so that worlds
//! which look the same to whoever decides share their experience, and nobody in the tree decides
//! by what only another can see. Views hold everything their owner may know, so nodes stay valid
//! from one decision of a match to the next, and what was thought before helps later.
//!
//! In a node actions are chosen by their average outcome so far and by a prior from the
//! mind (PUCT). From the first new node on each seat does for a while what looks best to it;
//! how likely each is to win then is the mind's guess, so matches are never played out.

use std::{
    hash::{Hash, Hasher},
    thread,
};

use game::{Event, Game, MAX_SEATS, Observer, Rng, Seat, Seeded, Turn};

use crate::{Action, Budget, Idea, Mind, Thought, View, ahead::fate, chances, weight};

/// How much untried actions attract.
const CURIOSITY: f32 = 0.9;

/// No iteration goes deeper; a match that long is as good as undecided.
const DEEPEST: usize = 128;

/// Edges kept at most, some 20 megabytes; beyond them the tree grows no more, and at the next
/// decision it is cleared.
const MOST_EDGES: usize = 1 << 20;

/// The mind of a searching bot.
pub struct Search<M: Mind> {
    nodes: Vec<Node>,
    edges: Vec<Edge<Action<M>>>,
    /// The nodes by the hash of what their seat knows: open addressing, 0 is free.
    index: Vec<u32>,
    path: Vec<Step>,
    actions: Vec<Action<M>>,
}

struct Node {
    key: u64,
    first: u32,
    count: u32,
    visits: u32,
}

struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// The sum of outcomes for the seat that decides here.
    sum: f32,
}

/// A decision on the way down.
struct Step {
    node: usize,
    edge: usize,
    seat: Seat,
}

impl<M: Mind> Default for Search<M> {
    fn default() -> Self {
        Search {
            nodes: Vec::new(),
            edges: Vec::new(),
            index: vec![0; 1 << 12],
            path: Vec::with_capacity(DEEPEST),
            actions: Vec::new(),
        }
    }
}

/// Lets several minds think about the same at the same time, and adds up what they found.
pub fn together<M: Mind>(
    searches: &mut [Search<M>],
    view: &View<M>,
    seat: Seat,
    budget: Budget<'_>,
    rng: &mut impl Rng,
) -> Option<Thought<Action<M>>> {
    if let [search] = searches {
        return search.think(view, seat, budget, rng);
    }
    let thoughts: Vec<Thought<Action<M>>> = thread::scope(|scope| {
        let minds: Vec<_> = searches
            .iter_mut()
            .map(|search| {
                let (view, mut rng) = (view.clone(), Seeded::new(rng.word()));
                scope.spawn(move || search.think(&view, seat, budget, &mut rng))
            })
            .collect();
        minds.into_iter().filter_map(|mind| mind.join().expect("a mind does not panic")).collect()
    });
    let mut thoughts = thoughts.into_iter();
    let mut all = thoughts.next()?;
    for thought in thoughts {
        for idea in thought.ideas {
            let same = all.ideas.iter_mut().find(|other| other.action == idea.action);
            let Some(other) = same else {
                all.ideas.push(idea);
                continue;
            };
            let share = other.share + idea.share;
            if share > 0.0 {
                other.chance = (other.chance * other.share + idea.chance * idea.share) / share;
            }
            other.share = share;
        }
        all.iterations += thought.iterations;
    }
    let sum: f32 = all.ideas.iter().map(|idea| idea.share).sum();
    all.ideas.iter_mut().for_each(|idea| idea.share /= sum.max(f32::MIN_POSITIVE));
    rank(&mut all.ideas);
    all.action = all.ideas[0].action;
    Some(all)
}

/// The best first: what was tried most, and of equals what promises most.
fn rank<A>(ideas: &mut [Idea<A>]) {
    ideas.sort_by(|a, b| b.share.total_cmp(&a.share).then(b.chance.total_cmp(&a.chance)));
}

impl<M: Mind> Search<M> {
    /// What to do in `seat`, knowing `view`; none if the seat is not asked.
    pub fn think(
        &mut self,
        view: &View<M>,
        seat: Seat,
        budget: Budget<'_>,
        rng: &mut impl Rng,
    ) -> Option<Thought<Action<M>>> {
        if self.edges.len() >= MOST_EDGES {
            *self = Search::default();
        }
        let world = M::Game::imagine(view, rng);
        if !world.turn().asked().contains(seat) {
            return None;
        }
        let root = self.node(&world, seat);
        let mut iterations = 0;
        while iterations < budget.iterations.max(1) {
            self.iterate(view, seat, root, rng);
            iterations += 1;
            if (budget.stop)() {
                break;
            }
        }
        Some(self.thought(root, iterations))
    }

    fn thought(&self, root: usize, iterations: u32) -> Thought<Action<M>> {
        let node = &self.nodes[root];
        #[expect(clippy::cast_precision_loss, reason = "shares for display")]
        let mut ideas: Vec<Idea<Action<M>>> = self.edges[node.edges()]
            .iter()
            // What was never tried has no estimate.
            .filter(|edge| edge.visits > 0)
            .map(|edge| Idea {
                action: edge.action,
                chance: edge.sum / edge.visits as f32,
                share: edge.visits as f32 / node.visits as f32,
            })
            .collect();
        rank(&mut ideas);
        Thought { action: ideas[0].action, ideas, iterations }
    }

    /// One way the match could go on.
    fn iterate(&mut self, view: &View<M>, seat: Seat, root: usize, rng: &mut impl Rng) {
        let mut state = M::Game::imagine(view, rng);
        self.path.clear();
        let (mut node, mut seat) = (root, seat);
        let outcome = loop {
            let edge = self.select(node);
            self.path.push(Step { node, edge, seat });
            state.apply(&Event::Action(seat, self.edges[edge].action));
            fate(&mut state, rng);
            let Turn::Seats(asked) = state.turn() else { break chances::<M>(&state, M::promise) };
            // Of several seats any may go first: what they do at once they cannot know.
            seat = asked.iter().next().expect("somebody is asked");
            let known = self.find(key(&state, seat));
            match known {
                Ok(found) if self.path.len() < DEEPEST => node = found,
                Ok(_) => break chances::<M>(&state, M::promise),
                Err(_) => {
                    if self.edges.len() < MOST_EDGES {
                        self.node(&state, seat);
                    }
                    self.play_on(&mut state, rng);
                    break chances::<M>(&state, M::promise);
                }
            }
        };
        self.learn(&outcome);
    }

    /// Plays on a little, each seat for itself, before the outcome is guessed: a guess is better
    /// once what was begun is finished.
    fn play_on(&mut self, state: &mut M::Game, rng: &mut impl Rng) {
        for _ in 0..M::PLAY_ON {
            let Turn::Seats(asked) = state.turn() else { return };
            let seat = asked.iter().next().expect("somebody is asked");
            self.actions.clear();
            state.actions(seat, &mut self.actions);
            let mut best: Option<(i32, M::Game)> = None;
            let step = self.actions.len().div_ceil(M::TRIES);
            #[expect(clippy::cast_possible_truncation, reason = "a small number")]
            let from = rng.below(step as u32) as usize;
            for action in self.actions.iter().skip(from).step_by(step) {
                let mut after = state.clone();
                after.apply(&Event::Action(seat, *action));
                let promise = after_promise::<M>(&after, seat);
                if best.as_ref().is_none_or(|(most, _)| promise > *most) {
                    best = Some((promise, after));
                }
            }
            if let Some((_, after)) = best {
                *state = after;
            }
            fate(state, rng);
        }
    }

    fn learn(&mut self, outcome: &[f32; MAX_SEATS as usize]) {
        for step in &self.path {
            self.nodes[step.node].visits += 1;
            let edge = &mut self.edges[step.edge];
            edge.visits += 1;
            edge.sum += outcome[step.seat.index()];
        }
    }

    /// The edge to try next: the best so far, unless another deserves a look.
    ///
    /// Outcomes are compared on the scale of what this node has seen: a small advantage is all
    /// that there is to choose by when a match is long and many sit at the table.
    #[expect(clippy::cast_precision_loss, reason = "counts are far below what a float holds")]
    fn select(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let edges = &self.edges[node.edges()];
        if node.visits == 0 {
            // Nothing to compare yet.
            let first = (0..edges.len()).max_by(|&a, &b| edges[a].prior.total_cmp(&edges[b].prior));
            return node.first as usize + first.unwrap_or(0);
        }
        let (mut sum, mut low, mut high) = (0.0, f32::INFINITY, f32::NEG_INFINITY);
        for edge in edges {
            if edge.visits > 0 {
                let mean = edge.sum / edge.visits as f32;
                (sum, low, high) = (sum + edge.sum, low.min(mean), high.max(mean));
            }
        }
        let span = (high - low).max(M::SPAN);
        // What has not been tried is expected to be like the average of what has.
        let expected = (sum / node.visits.max(1) as f32 - low) / span;
        let reach = CURIOSITY * (node.visits.max(1) as f32).sqrt();
        let mut best = (0, f32::NEG_INFINITY);
        for (at, edge) in edges.iter().enumerate() {
            let visits = edge.visits as f32;
            let mean = if edge.visits == 0 { expected } else { (edge.sum / visits - low) / span };
            let worth = mean + reach * edge.prior / (1.0 + visits);
            if worth > best.1 {
                best = (at, worth);
            }
        }
        node.first as usize + best.0
    }

    /// The node of what this seat knows; a new one if nobody has been here.
    fn node(&mut self, state: &M::Game, seat: Seat) -> usize {
        let key = key(state, seat);
        let slot = match self.find(key) {
            Ok(found) => return found,
            Err(slot) => slot,
        };
        let node = self.nodes.len();
        let first = u32::try_from(self.edges.len()).expect("edges fit into 32 bits");
        self.actions.clear();
        state.actions(seat, &mut self.actions);
        let standings = self.actions.iter().map(|action| {
            let mut after = state.clone();
            after.apply(&Event::Action(seat, *action));
            after_promise::<M>(&after, seat)
        });
        #[expect(clippy::cast_precision_loss, reason = "exact for what a standing is")]
        self.edges.extend(self.actions.iter().zip(standings).map(|(action, standing)| Edge {
            action: *action,
            prior: standing as f32,
            visits: 0,
            sum: 0.0,
        }));
        self.weigh(first as usize);
        let count = u32::try_from(self.actions.len()).expect("lists are short");
        self.nodes.push(Node { key, first, count, visits: 0 });
        self.index[slot] = u32::try_from(node + 1).expect("nodes fit into 32 bits");
        if self.nodes.len() * 2 > self.index.len() {
            self.grow();
        }
        node
    }

    /// Turns the standings of new edges into priors that add up to 1, none of them nothing.
    #[expect(clippy::cast_possible_truncation, reason = "it was an integer before")]
    fn weigh(&mut self, first: usize) {
        let edges = &mut self.edges[first..];
        let best = edges.iter().map(|edge| edge.prior).fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for edge in edges.iter_mut() {
            let worse = (edge.prior as i32).saturating_sub(best as i32);
            edge.prior = weight::<M>(worse.saturating_mul(M::CLARITY), 0);
            sum += edge.prior;
        }
        #[expect(clippy::cast_precision_loss, reason = "lists are short")]
        let even = 0.2 / edges.len() as f32;
        for edge in edges.iter_mut() {
            edge.prior = 0.8 * edge.prior / sum + even;
        }
    }

    /// The node with this key, or the slot where it would be.
    fn find(&self, key: u64) -> Result<usize, usize> {
        let mask = self.index.len() - 1;
        #[expect(clippy::cast_possible_truncation, reason = "the low bits choose the slot")]
        let mut slot = key as usize & mask;
        loop {
            match self.index[slot] {
                0 => return Err(slot),
                node if self.nodes[node as usize - 1].key == key => return Ok(node as usize - 1),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        self.index = vec![0; self.index.len() * 2];
        for node in 0..self.nodes.len() {
            if let Err(slot) = self.find(self.nodes[node].key) {
                self.index[slot] = u32::try_from(node + 1).expect("nodes fit into 32 bits");
            }
        }
    }
}

impl Node {
    fn edges(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

/// How well a seat stands, at the end too.
fn after_promise<M: Mind>(state: &M::Game, seat: Seat) -> i32 {
    match state.turn() {
        Turn::Over(ranking) if ranking.place(seat) == 1 => i32::MAX / 2,
        Turn::Over(_) => i32::MIN / 2,
        Turn::Seats(_) | Turn::Chance => M::promise(state, seat),
    }
}

/// What this seat knows, as a number.
fn key<G: Game>(state: &G, seat: Seat) -> u64 {
    let mut hasher = Mixer(0x9e37_79b9_7f4a_7c15);
    state.view(Observer::Seat(seat)).hash(&mut hasher);
    hasher.finish()
}

/// A quick hash of good quality for keys that nobody chooses against us.
struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0x9fb2_1c65_1e98_df25;
        #[expect(clippy::cast_possible_truncation, reason = "both halves are folded together")]
        let (low, high) = (product as u64, (product >> 64) as u64);
        self.0 = (low ^ high).wrapping_add(0x2545_f491_4f6c_dd1d);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word) ^ (rest.len() as u64) << 56);
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
