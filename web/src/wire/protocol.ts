/** The wire's types by the names we use; every one is part of protocol/schema. */
import type { ClientMessage, Command, ServerMessage } from "./protocol.gen.ts";

export type { ClientMessage, Command, ServerMessage };
export type {
  BattleDraft,
  BattleEdits,
  CampaignBattle,
  CampaignCommand,
  CampaignFormation,
  CampaignLine,
  CampaignMoment,
  CampaignPhase,
  CampaignPieceState,
  CampaignPlace,
  CampaignRoad,
  CampaignSighting,
  CampaignView,
  EquipmentList,
  ForceDraft,
  TakeIn,
  Kind,
  ListedLine,
  ListedPiece,
  Marks,
  PassableStep,
  Piece,
  PieceList,
  PlayerSeen,
  Posture,
  Question,
  QuestionField,
  RefusalCode,
  Role,
  RuleChart,
  Rulebook,
  SeenKind,
  SeenSize,
  ShownHead,
  SpectatorDelay,
  StandingPassSeen,
} from "./protocol.gen.ts";
export type View = Extract<ServerMessage, { type: "view" }>["view"];
export type Audience = Extract<ServerMessage, { type: "view" }>["audience"];
export type ChatTo = Extract<ClientMessage, { type: "chat" }>["to"];

/** A value of one of the view's collections. */
type Kept<T> = T extends { readonly [key: string]: infer V } ? V : never;
type Item<T> = T extends readonly (infer V)[] ? V : never;

export type MapFacts = View["map"];
export type Area = Item<NonNullable<MapFacts["areas"]>>;
export type Road = Item<MapFacts["roads"]>;
export type Water = Item<MapFacts["waters"]>;
export type CoverLine = Item<MapFacts["cover_lines"]>;
export type Terrain = Area["terrain"];
export type Outline = Area["outline"];
export type StandSeen = Kept<View["stands"]>;
export type ContactSeen = Kept<View["contacts"]>;
export type OrderSeen = Kept<View["orders"]>;
export type ShotSeen = Kept<View["shots"]>;
export type MissionSeen = Kept<View["missions"]>;
export type TemplateSeen = Kept<View["templates"]>;
export type ObstacleSeen = Kept<View["obstacles"]>;
export type FieldworkSeen = Kept<View["fieldworks"]>;
export type GunSeen = Kept<View["abandoned_guns"]>;
export type ObjectiveSeen = Kept<View["objectives"]>;
export type TypeSeen = Kept<View["types"]>;
export type Told = Kept<View["log"]>;
export type CardSeen = Item<NonNullable<View["hand"]>>;
export type Prompt = View["prompt"];
export type Desk = NonNullable<View["desk"]>;

export type Choices = View["choices"];
export type OrderChoice = Kept<Choices["orders"]>;
export type LostPair = Item<NonNullable<OrderChoice["lost_pairs"]>>;
export type OrderOffer = Item<NonNullable<OrderChoice["offers"]>>;
export type MoveChoice = Kept<Choices["moves"]>;
export type CostRow = Item<NonNullable<Choices["costs"]>>;
export type TransportChoice = Kept<Choices["transport"]>;
export type FireChoice = Kept<Choices["fires"]>;
export type WeaponChoice = Item<NonNullable<FireChoice["weapons"]>>;
export type TargetChoice = Item<NonNullable<WeaponChoice["targets"]>>;
export type MissionChoice = Kept<Choices["missions"]>;
export type CardChoice = Kept<Choices["cards"]>;

export type Side = StandSeen["side"];
export type Step = View["battle"]["step"];
export type OrderChit = OrderSeen["chit"];
export type MoraleState = StandSeen["state"];
export type Quality = StandSeen["quality"];
export type Presence = StandSeen["presence"];
export type Cover = Area["cover"];
export type Concealment = NonNullable<Extract<Command, { do: "add_obstacle" }>["concealment"]>;
export type ObstacleKind = ObstacleSeen["kind"];
export type MissionKind = MissionSeen["kind"];
export type Saying = Told["kind"];
export type Point = ContactSeen["at"];
export type Mobility = MoveChoice["mobility"];
export type CommandOf<D extends Command["do"]> = Extract<Command, { do: D }>;
