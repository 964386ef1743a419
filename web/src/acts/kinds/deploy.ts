import { point, type Spot } from "../../ground/geometry.ts";
import { facingOf, litUp, spotsOf, type Gesture } from "../gesture.ts";

export interface DeployAct {
  readonly kind: "deploy";
  readonly stand: string;
  readonly at?: Spot;
  readonly facing: number;
}

export const deploy: Gesture<DeployAct> = {
  actor: ({ stand }) => stand,
  command: ({ stand, at, facing }) => at && { do: "deploy_stand", stand, at: point(at), facing },
  offers: (view, stand) =>
    stand in view.choices.deploy
      ? [{ key: `deploy/${stand}`, act: { kind: "deploy", stand, facing: facingOf(view, stand) } }]
      : [],
  isOffered: ({ choices }, { stand }) => stand in choices.deploy,
  lit: ({ choices }, { stand }) => litUp([], spotsOf(choices.deploy[stand]?.places)),
  isSame: () => true,
};
