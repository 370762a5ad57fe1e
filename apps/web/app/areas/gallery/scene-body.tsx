import { useState } from "react";
import { partWhenIdle } from "../../shell/browser/later-part.tsx";
import type { Route } from "./+types/detail-page";
import { ChangeSurface } from "./change-surface.tsx";
import { SceneProducts } from "./scene-products.tsx";
import { Viewer } from "./viewer.tsx";

const SampleTray = partWhenIdle(async () => (await import("../product/samples/sample-tray.tsx")).SampleTray);

/** A scene, its products, and other tiles for its surface. */
export function SceneBody({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { detail, choices, tiles, tile } = data;
  const [active, setActive] = useState<{ scene: string; product: string } | null>(null);
  const activeProduct = active?.scene === detail.scene.code ? active.product : null;
  const activate = (code: string | null) => setActive(code === null ? null : { scene: detail.scene.code, product: code });
  return (
    <div className="scene">
      <Viewer {...data} active={activeProduct} onActive={activate} />
      <SceneProducts detail={detail} active={activeProduct} onActive={activate} />
      <ChangeSurface scene={detail.scene} choices={choices} tiles={tiles} tile={tile} />
      <SampleTray />
    </div>
  );
}
