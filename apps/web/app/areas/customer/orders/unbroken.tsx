import { Fragment } from "react";

/** Words in a row, none of which breaks: a number would at its hyphen. */
export const Unbroken = ({ words }: { words: string[] }) =>
  words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ", "}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ));
