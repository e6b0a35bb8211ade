export const editorialSchema = /* GraphQL */ `
  extend type Query {
    "The current target of an old path; null if unknown. Case, query and a missing slash are ignored."
    redirect(lan: Int!, specifier: String!): Redirect
    "Targets of up to 100 paths; those without a redirect are omitted."
    redirects(lan: Int!, specifiers: [String!]!): [Redirect!]!
    "Texts by name, at most 100; those missing in this language are omitted."
    texts(lan: Int!, names: [String!]!): [NamedText!]!
    "Facts of the agency by key, at most 100; unknown ones are omitted."
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
