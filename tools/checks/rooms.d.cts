import type { IConfiguration } from "dependency-cruiser";

declare const rooms: Required<Pick<IConfiguration, "forbidden" | "options">>;
export = rooms;
