import type { ContestRow, ImageRow } from './load-contests.ts'

export const newestShown = 3

/** The images of one contest, the newest first. */
export function presentContest(contest: ContestRow, images: readonly ImageRow[]) {
  const atPlace = (place: 1 | 2 | 3) => {
    const found = images.find((image) => image.place === place)
    return found ? presentImage(found) : null
  }
  return {
    id: contest.id,
    year: contest.year,
    rewardImageUrl: contest.reward_image_url,
    rewardText: contest.reward_text,
    conditionsUrl: contest.conditions_url,
    status: contest.status,
    createdAt: contest.created_at.toISOString(),
    updatedAt: contest.updated_at.toISOString(),
    firstPlaceImage: atPlace(1),
    secondPlaceImage: atPlace(2),
    thirdPlaceImage: atPlace(3),
    images: images.filter(({ newness }) => newness <= newestShown).map(presentImage),
  }
}

export function presentImage(image: Omit<ImageRow, 'newness'>) {
  return {
    id: image.id,
    imageTitle: image.image_title,
    imageSlug: image.image_slug,
    imageText: image.image_text,
    contestId: image.contest_id,
    imageUrl: image.image_url,
    height: image.height,
    width: image.width,
    createdAt: image.created_at.toISOString(),
  }
}
