import "virtual:words/stores";
import "../../store/stores.css";
import type { MapView } from "../../store/map/shown.ts";
import { StoreMap } from "../../store/map/store-map.tsx";

/** Where the stores are. */
export const StepMap = ({ stores }: Pick<MapView, "stores">) => <StoreMap here={null} streets={null} other={null} stores={stores} />;
