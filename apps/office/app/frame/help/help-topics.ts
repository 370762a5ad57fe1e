import type help from "../../i18n/messages/en/help.json";

type Titled<Key> = Key extends `help.${infer Topic}.title` ? Topic : never;

/** Topics of help, each with a title in the messages. */
export type HelpTopic = Titled<keyof typeof help>;
