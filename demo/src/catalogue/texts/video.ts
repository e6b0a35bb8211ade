import type { Random } from '../random.ts'
import type { Sentence } from './sentence.ts'

const videoShare = 0.015

const captions: Sentence = { da: 'Film om huset', de: 'Film über das Haus', en: 'Film of the house' }

/** The only markup that the site allows: a frame of the player that sets no cookies before it is started. */
export function drawVideo(title: Sentence, random: Random): Sentence | null {
  if (!random.chance(videoShare)) return null
  const key = `marram${String(random.int(0, 99_999)).padStart(5, '0')}`
  const frame = (language: keyof Sentence) =>
    `<iframe src="https://www.youtube-nocookie.com/embed/${key}" title="${captions[language]}: ${title[language]}" ` +
    `width="560" height="315" loading="lazy" allowfullscreen></iframe>`
  return { da: frame('da'), de: frame('de'), en: frame('en') }
}
