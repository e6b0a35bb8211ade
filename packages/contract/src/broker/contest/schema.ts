export const contestSchema = /* GraphQL */ `
  extend type Query {
    "Photo contests, the newest year first; at most 10. With years, only the existing ones of them."
    photoContests(lan: Int!, years: [Int!], limit: Int! = 10): [PhotoContest!]!
    "Pictures of a contest, the newest first; at most 100 a page. Empty for an unknown contest."
    contestImages(contestId: Int!, page: Int! = 1, pageSize: Int! = 24): ContestImagePage!
    "One picture by its slug, with its neighbours in the order of contestImages; null if it is not public."
    contestImage(contestId: Int!, imageSlug: String!): ContestImageView
  }

  type PhotoContest {
    id: Int!
    year: Int!
    "Source of a picture, for the image service."
    rewardImageUrl: String
    rewardText: String!
    "A path of the site or a full web address."
    conditionsUrl: String!
    "upcoming: not open yet. open: accepts pictures. judging: closed. decided: has winners."
    status: ContestStatus!
    "The first and the last day of submissions."
    opensOn: Day!
    lastDay: Day!
    createdAt: Instant!
    updatedAt: Instant!
    "Null, like the other two, until the contest is decided."
    firstPlaceImage: ContestImage
    secondPlaceImage: ContestImage
    thirdPlaceImage: ContestImage
    "Number of public pictures."
    imageCount: Int! @count
    "The three newest; contestImages has all."
    images: [ContestImage!]!
  }

  enum ContestStatus {
    upcoming
    open
    judging
    decided
  }

  type ContestImage {
    id: Int!
    imageTitle: String!
    "Unique within its contest."
    imageSlug: String!
    imageText: String!
    contestId: Int!
    "Source of the picture, for the image service."
    imageUrl: String!
    height: Int! @count
    width: Int! @count
    createdAt: Instant!
  }

  type ContestImageView {
    image: ContestImage!
    "The next newer one."
    previous: ContestImage
    "The next older one."
    next: ContestImage
  }

  type ContestImagePage {
    "Of all pages."
    total: Int! @count
    page: Int! @count
    pageSize: Int! @count
    items: [ContestImage!]!
  }
`
