import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Answers, Question } from "./questions.ts";

/** Returns the answers given as flags. @throws an error that lists every missing or invalid flag */
export function answersOfFlags(questions: Question[], flags: Record<string, string | undefined>): Answers {
  const answers: Answers = {};
  const faults: string[] = [];
  for (const question of questions.filter((one) => one.isAsked?.({ ...flags, ...answers } as Answers) ?? true)) {
    const given = flags[question.flag] ?? question.usual?.(answers);
    const { success, data, error } = question.schema.safeParse(given ?? "");
    if (success) answers[question.flag] = data;
    // A default is empty if it depends on a missing answer, which is already reported.
    else if (given !== "" || flags[question.flag] !== undefined)
      faults.push(`  --${question.flag}: ${given === undefined ? question.text : error.issues[0]?.message}`);
  }
  if (faults.length > 0) throw new Error(`Some answers are missing or wrong:\n${faults.join("\n")}`);
  return answers;
}

/** Asks for everything that isn't given by flags, until each answer is valid. */
export async function askForAnswers(questions: Question[], flags: Record<string, string | undefined>): Promise<Answers> {
  let isHidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Otherwise the end of the input would end the process as if it had succeeded.
  const ended = once(terminal, "close").then((): never => {
    throw new Error("Setup was stopped. Nothing has been written.");
  });
  ended.catch(() => {});
  const answers: Answers = {};
  try {
    for (const question of questions) {
      if (question.isAsked && !question.isAsked(answers)) continue;
      const usual = question.usual?.(answers);
      let given = flags[question.flag];
      for (;;) {
        given ??= await ask(question, usual);
        const { success, data, error } = question.schema.safeParse(given === "" ? (usual ?? "") : given);
        if (success) {
          answers[question.flag] = data;
          break;
        }
        process.stdout.write(`  Enter ${error.issues[0]?.message}.\n`);
        given = undefined;
      }
    }
  } finally {
    terminal.close();
  }
  return answers;

  async function ask({ text, isSecret = false }: Question, usual: string | undefined): Promise<string> {
    const question = `${text}${usual ? ` [${usual}]` : ""}: `;
    const answering = Promise.race([terminal.question(question).catch(() => ended), ended]);
    isHidden = isSecret;
    const answer = await answering;
    if (isSecret) process.stdout.write("\n");
    isHidden = false;
    return answer.trim();
  }
}
