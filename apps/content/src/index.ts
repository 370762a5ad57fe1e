export { type Assets, createAssets } from "./assets/assets.ts";
