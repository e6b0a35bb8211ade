export const commentSchema = /* GraphQL */ `
  extend type Query {
    """
    Comments on an entry in this language, the newest first, 100 a page. Replies are nested below their comment, the
    oldest first: at most 50 below each, four levels deep, 2000 a page in total.
    """
    comments(lan: Int!, parentType: String!, parentId: String!, page: Int! = 1): CommentPage!
  }

  type CommentPage {
    "Of all pages, without replies."
    total: Int! @count
    "Of all pages, with all visible replies."
    totalWithReplies: Int! @count
    page: Int! @count
    pageSize: Int! @count
    items: [Comment!]!
  }

  type Comment {
    id: Int!
    "The type of the entry; 'comment' for a reply."
    parentType: String!
    "The id of the entry, or of the comment it replies to."
    parentId: String!
    "Plain text. Text and name are empty if the comment was removed but has replies."
    comment: String!
    authorName: String!
    createdAt: Instant!
    isRemoved: Boolean!
    replies: [Comment!]!
  }
`
