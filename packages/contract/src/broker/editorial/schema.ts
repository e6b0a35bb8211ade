export const editorialSchema = /* GraphQL */ `
  extend type Query {
    "Where this path leads nowadays; null when nothing is known. Case, query and a missing slash do not matter."
    redirect(lan: Int!, specifier: String!): Redirect
    "The same for up to 100 paths; those without a redirect are left out."
    redirects(lan: Int!, specifiers: [String!]!): [Redirect!]!
    "Texts by name, at most 100; one that does not exist in this language is left out."
    texts(lan: Int!, names: [String!]!): [NamedText!]!
    "Facts of the agency by key, at most 100; unknown ones are left out."
    meta(keys: [String!]!): [Meta!]!
  }

  type Redirect {
    from: String!
    "A path of the site or a full web address, either with an optional hash."
    to: String!
    isPermanent: Boolean!
  }

  type NamedText {
    name: String!
    html: String!
  }

  type Meta {
    key: String!
    value: String!
  }
`
