/** A story read from a file, ready for the management API; relations and links are paths. */
export interface StoryDraft {
  /** Address without language: `pros/wholesale`; never empty. */
  fullSlug: string;
  name: string;
  /** Whether it is its folder's startpage: `index.md`. */
  isStartpage: boolean;
  position: number;
  tags: string[];
  /** An address that overrides the slug's, such as `/` for the home page. */
  path: string | null;
  content: Record<string, unknown>;
}

export interface StoryFault {
  file: string;
  line: number;
  reason: string;
}

/** An invalid file; the others are still read. */
export class StoryFileError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = "StoryFileError";
    this.line = line;
  }
}

/** A field of a component's schema, as the management API returns it. */
export interface FieldSchema {
  type: string;
  translatable?: boolean;
  field_type?: string;
}

export interface ComponentSchema {
  name: string;
  schema: Record<string, FieldSchema>;
}

/** The parts of a space that reading a story file depends on. */
export interface StorySpace {
  components: Map<string, ComponentSchema>;
  /** The default language first. */
  languages: string[];
  /** Whether a story of this full slug exists or is among the files. */
  hasStory(fullSlug: string): boolean;
  /** Returns a picture's address by its short name; null if unknown. */
  pictureAddress(file: string): string | null;
  /** Returns its mean color, if known. */
  pictureColor?(file: string): string | null;
}
