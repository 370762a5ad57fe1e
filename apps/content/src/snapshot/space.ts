import type { TokenKind } from "@azulejo/database";

export interface Space {
  id: number;
  name: string;
  domain: string;
  /** `cv`: increases with each public change. */
  version: number;
  defaultLanguage: string;
  languages: string[];
  tokens: { token: string; kind: TokenKind; requestsPerSecond: number | null }[];
}

/** A field of a component's schema. */
export interface FieldSchema {
  type: string;
  required?: boolean;
  translatable?: boolean;
  options?: { name: string; value: string }[];
  component_whitelist?: string[];
  restrict_components?: boolean;
  source?: string;
}

export interface Component {
  id: number;
  name: string;
  displayName: string;
  schema: Record<string, FieldSchema>;
  isRoot: boolean;
  isNestable: boolean;
  /** Fields that only editors use, as the management API sends them. */
  editor: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
}

export interface Datasource {
  id: number;
  name: string;
  slug: string;
  dimensions: { name: string; entry_value: string }[];
  entries: DatasourceEntry[];
}

export interface DatasourceEntry {
  id: number;
  name: string;
  value: string;
  dimensionValues: Record<string, string>;
}
