import type help from "../../i18n/messages/en/help.json";

type Titled<Key> = Key extends `help.${infer Topic}.title` ? Topic : never;

/** What there is help about: every topic with a title in the messages. */
export type HelpTopic = Titled<keyof typeof help>;
