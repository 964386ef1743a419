/** Every state that the demo page can show: what it is, and the words of its address. */
export interface Picture {
  readonly name: string;
  readonly query: string;
}
const state = (name: string, more = ""): Picture => ({
  name: `${name}${more.replaceAll("&", ", ")}`.replaceAll("_", " "),
  query: `state=${name}${more}`,
});

/** Those that are told from pieces. */
export const kToldPictures: readonly Picture[] = [
  state("replay"),
  state("replay", "&as=public&n=99"),
  state("watching"),
];

/** One of each panel and each form, in the order of a turn. */
export const kPictures: readonly Picture[] = [
  state("deployment"),
  state("deployment", "&select=s29"),
  state("tray"),
  state("tray", "&group=s6,s7,s8"),
  state("guided"),
  state("orders"),
  state("orders", "&select=s15"),
  state("orders", "&select=s7"),
  state("artillery"),
  state("artillery", "&select=s3"),
  state("movement"),
  state("movement", "&select=s7"),
  state("opportunity_fire"),
  state("opportunity_fire", "&select=s27"),
  state("opportunity_fire", "&select=s10"),
  state("declared"),
  state("volley"),
  state("volley_told"),
  state("facing"),
  state("facing", "&select=s27"),
  state("discard"),
  state("waiting"),
  state("paused"),
  state("paused_by_consent"),
  state("pause_asked"),
  state("late"),
  state("night"),
  state("orders", "&refused"),
  state("over"),
  state("over", "&campaign"),
  state("orders", "&campaign"),
  state("orders", "&as=public"),
  state("referee", "&as=referee"),
  state("referee", "&as=referee&select=s27"),
  state("crowd"),
  state("crowd_movement", "&select=s7"),
  ...kToldPictures,
];

/** Those of a campaign. */
export const kCampaignPictures: readonly Picture[] = [
  state("campaign"),
  state("campaign", "&choose=2bn&way=verkhnyaya,olshanka"),
  state("campaign", "&as=referee"),
  state("campaign", "&as=public"),
  state("campaign_sealed"),
  state("campaign_proposed"),
  state("campaign_proposed", "&as=referee&edit=2"),
  state("campaign_made"),
  state("campaign_made", "&as=referee"),
  state("campaign_battle_over"),
  state("campaign_battle_over", "&as=referee"),
  state("campaign_taken"),
  state("campaign_taken", "&as=referee"),
  state("campaign_over"),
];
