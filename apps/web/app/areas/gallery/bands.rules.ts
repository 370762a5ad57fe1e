/** How many columns and rows of the gallery wall a scene takes. */
export type Span = "one" | "tall" | "large" | "full";

/** Bands of three columns without gaps, each with its scenes in the order in which the grid places them. */
const bands: Span[][] = [
  ["one", "one", "one"],
  ["large", "one", "one"],
  ["large", "tall"],
  ["tall", "tall", "tall"],
  ["tall", "tall", "one", "one"],
  ["tall", "one", "one", "one", "one"],
  ["full"],
];

/** Penalties for a scene's shape in a span: much of the picture would be cut off, or it would take room from the others. */
const costs: Record<"isTall" | "isWide", Record<Span, number>> = {
  isWide: { one: 0, tall: 5, large: 0, full: 2 },
  isTall: { one: 4, tall: 0, large: 3, full: 8 },
};
/** Penalty for repeating a band, because a wall of only small or only large scenes is monotonous. */
const SAME_BAND = 1.5;
const DULL = 3;

export interface Placed<Scene> {
  scene: Scene;
  span: Span;
  /** Whether it is the last scene of a band, after which an opened scene can take a whole row. */
  isLast: boolean;
}

interface Layout<Scene> {
  cost: number;
  band: Span[];
  placed: Placed<Scene>[];
}

/** Arranges scenes on the wall, nearly in their order, so that the last row is full. The first band has a large scene if one fits. */
export function layScenes<Scene>(scenes: readonly Scene[], isTall: (scene: Scene) => boolean): Placed<Scene>[] {
  let best: (Layout<Scene> | undefined)[] = [];
  const from = (at: number): Layout<Scene> | undefined => {
    if (at === scenes.length) return { cost: 0, band: [], placed: [] };
    const options = bands
      .filter((band) => at + band.length <= scenes.length)
      .flatMap((band) => {
        const rest = best[at + band.length];
        const own = placedIn(scenes.slice(at, at + band.length), band, isTall);
        const isMonotonous = rest?.band === band;
        const isDull = at === 0 && !band.includes("large");
        return rest
          ? [
              {
                cost: own.cost + rest.cost + (isMonotonous ? SAME_BAND : 0) + (isDull ? DULL : 0),
                band,
                placed: [...own.placed, ...rest.placed],
              },
            ]
          : [];
      });
    return options.toSorted((a, b) => a.cost - b.cost)[0];
  };
  best = [];
  for (let at = scenes.length; at >= 0; at--) best[at] = from(at);
  return best[0]?.placed ?? [];
}

/** Gives a band's tall places to its tall scenes. */
function placedIn<Scene>(scenes: readonly Scene[], band: Span[], isTall: (scene: Scene) => boolean) {
  const left = [...scenes];
  const placed = band.map((span, index): Placed<Scene> => {
    const fitting = left.findIndex((scene) => isTall(scene) === (span === "tall"));
    const [scene] = left.splice(Math.max(0, fitting), 1);
    return { scene: scene as Scene, span, isLast: index === band.length - 1 };
  });
  const cost = placed.reduce((sum, { scene, span }) => sum + costs[isTall(scene) ? "isTall" : "isWide"][span], 0);
  return { cost, placed };
}
