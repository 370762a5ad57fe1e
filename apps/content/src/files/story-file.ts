/** A story as a file holds it: ready for the management API, its relations and links named by path. */
export interface StoryDraft {
  /** Address without language: `pros/wholesale`; the empty text is not a story. */
  fullSlug: string;
  name: string;
  /** Stands for its folder: `index.md`. */
  isStartpage: boolean;
  position: number;
  tags: string[];
  /** The address that stands instead of the slug's, as `/` for the home page. */
  path: string | null;
  content: Record<string, unknown>;
}

export interface StoryFault {
  file: string;
  line: number;
  reason: string;
}

/** One file that cannot be read; the others are not stopped by it. */
export class StoryFileError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = "StoryFileError";
    this.line = line;
  }
}

/** A field of a component's schema, as the management API gives it. */
export interface FieldSchema {
  type: string;
  translatable?: boolean;
  field_type?: string;
}

export interface ComponentSchema {
  name: string;
  schema: Record<string, FieldSchema>;
}

/** What a file is read against. */
export interface Surroundings {
  components: Map<string, ComponentSchema>;
  /** First is the default language. */
  languages: string[];
  /** Whether a story of this full slug exists or is among the files. */
  hasStory(fullSlug: string): boolean;
  /** Address of a picture by its short name; null when there is none. */
  pictureAddress(file: string): string | null;
  /** Its mean colour, where that is known. */
  pictureColour?(file: string): string | null;
}
