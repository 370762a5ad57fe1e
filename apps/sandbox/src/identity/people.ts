/** A person known to the provider. Missing fields are not disclosed. */
export interface TestPerson {
  subject: string;
  givenName: string;
  surname: string;
  email?: string;
  emailVerified?: boolean;
  /** Whether only the userinfo endpoint returns the email, as with some providers. */
  emailAtUserinfo?: boolean;
  /** Description in the list of people. */
  about: string;
}

export const testPeople: readonly TestPerson[] = [
  {
    subject: "person-elena",
    givenName: "Elena",
    surname: "Marsh",
    email: "homeowner@demo.test",
    emailVerified: true,
    about: "verified address of an account of the demo",
  },
  {
    subject: "person-rosa",
    givenName: "Rosa",
    surname: "Delgado",
    email: "rosa.delgado@example.test",
    emailVerified: true,
    about: "verified address that no account has",
  },
  {
    subject: "person-tomas",
    givenName: "Tomás",
    surname: "Quiroga",
    email: "dealer-admin@demo.test",
    emailVerified: false,
    about: "email of a demo account, not verified",
  },
  { subject: "person-sam", givenName: "Sam", surname: "Whitfield", about: "no email" },
  {
    subject: "person-iris",
    givenName: "Iris",
    surname: "Vale",
    email: "iris.vale@example.test",
    emailAtUserinfo: true,
    about: "email whose verification status the provider doesn't report",
  },
];

export const findPerson = (subject: string): TestPerson | undefined => testPeople.find((person) => person.subject === subject);

/** Returns a person's claims within the requested scopes. */
export function claimsOf(person: TestPerson, scopes: readonly string[], at: "token" | "userinfo"): Record<string, unknown> {
  const named = { given_name: person.givenName, family_name: person.surname, name: `${person.givenName} ${person.surname}` };
  const addressed = person.email !== undefined && (at === "userinfo" || !person.emailAtUserinfo);
  return {
    sub: person.subject,
    ...(scopes.includes("profile") && named),
    ...(scopes.includes("email") &&
      addressed && {
        email: person.email,
        ...(person.emailVerified !== undefined && { email_verified: person.emailVerified }),
      }),
  };
}
