import { Fragment } from "react";

/** Keeps each word from breaking, such as an order number at its hyphen. */
export const Unbroken = ({ words }: { words: string[] }) =>
  words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ", "}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ));
