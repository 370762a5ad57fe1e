/** The part of OpenSeadragon (BSD-3-Clause) that the shop uses; the package has no types. */
declare module "openseadragon" {
  interface Viewport {
    getZoom(current?: boolean): number;
    getMaxZoom(): number;
    getMinZoom(): number;
    viewportToImageZoom(zoom: number): number;
    zoomBy(factor: number): void;
    panBy(delta: object): void;
    goHome(): void;
    applyConstraints(): void;
  }
  export interface Viewer {
    viewport: Viewport;
    addHandler(event: string, handler: () => void): void;
    destroy(): void;
  }
  interface OpenSeadragon {
    (options: Record<string, unknown>): Viewer;
    Point: new (x: number, y: number) => object;
  }
  const OpenSeadragon: OpenSeadragon;
  export default OpenSeadragon;
}
