export const commentSchema = /* GraphQL */ `
  extend type Query {
    """
    What readers wrote in this language about an entry, the newest first, 100 a page. Replies stand below what they
    answer, the oldest first: 50 at most below each, four levels deep, 2000 a page in all.
    """
    comments(lan: Int!, parentType: String!, parentId: String!, page: Int! = 1): CommentPage!
  }

  type CommentPage {
    "Of all pages, without replies."
    total: Int! @count
    "Of all pages, with every reply that can be read."
    totalWithReplies: Int! @count
    page: Int! @count
    pageSize: Int! @count
    items: [Comment!]!
  }

  type Comment {
    id: Int!
    "The type of the entry; of a reply 'comment'."
    parentType: String!
    "The id of the entry; of a reply that of the comment it answers."
    parentId: String!
    "Plain text. Empty, as the name is, where a comment was removed and others have replied to it."
    comment: String!
    authorName: String!
    createdAt: Instant!
    isRemoved: Boolean!
    replies: [Comment!]!
  }
`
