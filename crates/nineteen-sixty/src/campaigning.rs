//! Campaigning in states, Advertising in regions, Positioning on issues (chapters 9, 10, 11 and section 19.2).

use crate::action::{Action, Use, Word};
use crate::board::{Issue, Region, State, StateSet, Zone};
use crate::cards::Card;
use crate::desk::Clerk;
use crate::flow::{Flow, Offers};
use crate::log::Event;
use crate::side::Side;
use crate::state::{Campaign, CampaignStep, CheckPlace, Frame, NineteenSixty, Position};

///
const FIRST_CUBE: u8 = 1;
const FURTHER_CUBE: u8 = 2;

impl NineteenSixty {
    /// Begins one of the three actions.
    pub(crate) fn begin_action(
        &mut self,
        side: Side,
        usage: Use,
        points: u8,
        barred: Option<Issue>,
    ) {
        match usage {
            Use::Campaigning => self.begin_campaign(side, points, false),
            Use::Advertising => {
                // as many checks as points, all drawn before the first is placed.
                self.public.frames.push(Frame::Advertise { side, left: 0 });
                self.begin_checks(side, CheckPlace::Media, points);
            }
            Use::Positioning => self.public.frames.push(Frame::Position(Position {
                side,
                points,
                bought: Default::default(),
                barred,
            })),
            Use::Event => {}
        }
    }

    ///
    pub(crate) fn begin_campaign(&mut self, side: Side, points: u8, once_each: bool) {
        self.public.frames.push(Frame::Campaign(Campaign {
            side,
            points,
            zone: self.public.tokens[side].zone(),
            closed: StateSet::default(),
            once_each,
            crossed: false,
            step: CampaignStep::Spend,
        }));
    }

    /// spend, cross, spend, until the points are gone or the player stops.
    pub(crate) fn continue_campaign(
        &mut self,
        mut campaign: Campaign,
        desk: &mut impl Clerk,
    ) -> Flow {
        match campaign.step {
            CampaignStep::Declare(_) => Flow::Ask,
            CampaignStep::Spend if campaign.points > 0 && self.has_campaign_choice(&campaign) => {
                Flow::Ask
            }
            CampaignStep::Spend => {
                campaign.step = CampaignStep::Rest;
                self.public.frames.replace(Frame::Campaign(campaign));
                Flow::On
            }
            CampaignStep::Rest => self.come_to_rest(campaign, desk),
            CampaignStep::Over => {
                self.public.frames.pop();
                Flow::On
            }
        }
    }

    fn has_campaign_choice(&self, campaign: &Campaign) -> bool {
        self.campaign_zones(campaign) != 0 || !self.campaign_states(campaign).is_empty()
    }

    /// states of the token's zone, less those closed by a declaration or by an event in
    /// force.
    pub(crate) fn campaign_states(&self, campaign: &Campaign) -> StateSet {
        campaign.zone.states() & !(campaign.closed | self.closed_to_campaigning(campaign.side))
    }

    /// States closed to a player's Campaigning by events in force.
    pub(crate) fn closed_to_campaigning(&self, side: Side) -> StateSet {
        let force = &self.public.force[side];
        if force.closed_where_opponent_leads {
            force.closed | self.public.led_by(side.opponent())
        } else {
            force.closed
        }
    }

    /// adjacent zones, as bits.
    pub(crate) fn campaign_zones(&self, campaign: &Campaign) -> u64 {
        if self.public.force[campaign.side].free_travel {
            self.free_crossings(campaign)
        } else {
            campaign.zone.neighbours()
        }
    }

    /// every other zone in which a state is open, but not twice in a row, so that the action ends.
    fn free_crossings(&self, campaign: &Campaign) -> u64 {
        if campaign.crossed {
            return 0;
        }
        let closed = campaign.closed | self.closed_to_campaigning(campaign.side);
        let useful =
            |zone: &&Zone| **zone != campaign.zone && !(zone.states() & !closed).is_empty();
        Zone::ALL
            .iter()
            .filter(useful)
            .fold(0, |bits, zone| bits | 1 << *zone as u64)
    }

    /// The most checks that can be declared in one state.
    pub(crate) fn campaign_limit(campaign: &Campaign) -> u8 {
        if campaign.once_each {
            1
        } else {
            campaign.points
        }
    }

    pub(crate) fn offer_campaign(&self, campaign: &Campaign, offers: &mut Offers) {
        match campaign.step {
            CampaignStep::Spend => {
                offers.states(self.campaign_states(campaign));
                offers.zones(self.campaign_zones(campaign));
                offers.words(&[Word::Stop]);
            }
            CampaignStep::Declare(_) => offers.numbers(Self::campaign_limit(campaign)),
            CampaignStep::Rest => offers.states(self.resting_places(campaign)),
            CampaignStep::Over => {}
        }
    }

    pub(crate) fn answer_campaign(
        &mut self,
        mut campaign: Campaign,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        match (campaign.step, action) {
            (CampaignStep::Spend, Action::State(state)) => self.spend_in(campaign, state, desk),
            (CampaignStep::Spend, Action::Zone(zone)) => self.cross(campaign, zone, desk),
            (CampaignStep::Spend, _) => {
                campaign.step = CampaignStep::Rest;
                self.public.frames.replace(Frame::Campaign(campaign));
            }
            (CampaignStep::Declare(state), Action::Number(count)) => {
                self.declare(campaign, state, count, desk);
            }
            (CampaignStep::Rest, Action::State(state)) => {
                self.move_token(campaign.side, state, desk);
                campaign.step = CampaignStep::Over;
                self.public.frames.replace(Frame::Campaign(campaign));
            }
            _ => {}
        }
    }

    /// one support for one point, or checks, which are declared first.
    fn spend_in(&mut self, mut campaign: Campaign, state: State, desk: &mut impl Clerk) {
        if !self.campaigning_needs_check(campaign.side, state) {
            campaign.points -= 1;
            self.visit(campaign, state, desk);
            self.gain_support(campaign.side, state, 1, desk);
        } else if Self::campaign_limit(&campaign) == 1 {
            self.declare(campaign, state, 1, desk);
        } else {
            campaign.step = CampaignStep::Declare(state);
            self.public.frames.replace(Frame::Campaign(campaign));
        }
    }

    /// all declared cubes are drawn and the state is closed for this action.
    fn declare(&mut self, mut campaign: Campaign, state: State, count: u8, desk: &mut impl Clerk) {
        let side = campaign.side;
        campaign.points -= count;
        campaign.closed.insert(state);
        campaign.step = CampaignStep::Spend;
        desk.note(|| Event::ChecksDeclared { side, state, count });
        self.visit(campaign, state, desk);
        self.begin_checks(side, CheckPlace::State(state), count);
    }

    /// the token moves with the spending, whether or not a check succeeds.
    fn visit(&mut self, mut campaign: Campaign, state: State, desk: &mut impl Clerk) {
        campaign.crossed = false;
        if campaign.once_each {
            campaign.closed.insert(state);
        }
        self.public.frames.replace(Frame::Campaign(campaign));
        self.move_token(campaign.side, state, desk);
    }

    ///
    fn cross(&mut self, mut campaign: Campaign, zone: Zone, desk: &mut impl Clerk) {
        let side = campaign.side;
        if !self.public.force[side].free_travel {
            campaign.points -= 1;
        }
        campaign.zone = zone;
        campaign.crossed = true;
        self.public.frames.replace(Frame::Campaign(campaign));
        desk.note(|| Event::Crossed { side, zone });
    }

    /// after a crossing any state of the zone entered. Whoever travels free of charge may go
    /// anywhere from here, and is asked once.
    fn resting_places(&self, campaign: &Campaign) -> StateSet {
        if self.public.force[campaign.side].free_travel {
            StateSet::ALL
        } else {
            campaign.zone.states()
        }
    }

    fn come_to_rest(&mut self, mut campaign: Campaign, desk: &mut impl Clerk) -> Flow {
        if self.public.force[campaign.side].free_travel {
            return Flow::Ask;
        }
        if campaign.crossed {
            let mut places = self.resting_places(&campaign).iter();
            if let (Some(only), None) = (places.next(), places.next()) {
                self.move_token(campaign.side, only, desk);
            } else {
                return Flow::Ask;
            }
        }
        campaign.step = CampaignStep::Over;
        self.public.frames.replace(Frame::Campaign(campaign));
        Flow::On
    }

    ///
    pub(crate) fn answer_advertise(
        &mut self,
        side: Side,
        left: u8,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Some(region) = region_of(action) else {
            return;
        };
        self.public.frames.replace(Frame::Advertise {
            side,
            left: left - 1,
        });
        self.gain_media(side, region, 1, desk);
    }

    /// the issue on which the card played may not add support.
    pub(crate) fn barred_issue(&self, card: Option<Card>) -> Option<Issue> {
        let restricted = self.public.options.restricted_positioning;
        card.filter(|_| restricted)
            .and_then(|card| card.facts().issue)
    }

    ///
    pub(crate) fn price(position: &Position, issue: Issue) -> u8 {
        if position.bought[issue] == 0 {
            FIRST_CUBE
        } else {
            FURTHER_CUBE
        }
    }

    fn can_buy(position: &Position, issue: Issue) -> bool {
        position.barred != Some(issue) && Self::price(position, issue) <= position.points
    }

    pub(crate) fn can_position(&self, position: &Position) -> bool {
        Issue::ALL
            .iter()
            .any(|&issue| Self::can_buy(position, issue))
    }

    ///
    pub(crate) fn offer_position(&self, position: &Position, offers: &mut Offers) {
        offers.issues(|issue| Self::can_buy(position, issue));
        offers.words(&[Word::Stop]);
    }

    ///
    pub(crate) fn answer_position(
        &mut self,
        mut position: Position,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Action::Issue(issue) = action else {
            self.public.frames.pop();
            return;
        };
        position.points -= Self::price(&position, issue);
        position.bought[issue] += 1;
        self.public.frames.replace(Frame::Position(position));
        self.gain_issue(position.side, issue, 1, desk);
    }
}

/// The region that an answer names.
pub(crate) fn region_of(action: Action) -> Option<Region> {
    match action {
        Action::Zone(zone) => Region::ALL.get(zone as usize).copied(),
        _ => None,
    }
}
