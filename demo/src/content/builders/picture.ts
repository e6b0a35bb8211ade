import type { AssetFile, ContentAsset } from '@marram/contract/content/model/entry'
import type { MoodName } from '../../imagery/core/moods.ts'
import type { SceneKind } from '../../imagery/scene-names.ts'
import { type Editions, localised, shared } from './entry.ts'

type Scene = { kind: SceneKind; seed: string; variant?: number; mood?: MoodName }
type Words = { title: string; description: string }

/** A drawn picture as an asset; the description is its alternative text. */
export function picture(id: string, { kind, seed, variant = 0, mood }: Scene, words: Editions<Words>): ContentAsset {
  const address = ['/services/images/own/demo', kind, seed, variant, ...(mood ? [mood] : [])].join('/')
  const file: AssetFile = {
    url: address,
    contentType: 'image/avif',
    fileName: `${id}.avif`,
    // The file is rendered on demand, so its size is unknown; the drawings are composed for 3:2.
    image: { width: 1200, height: 800 },
  }
  return {
    sys: { id },
    fields: {
      title: localised({ da: words.da.title, de: words.de.title, en: words.en.title }),
      description: localised({ da: words.da.description, de: words.de.description, en: words.en.description }),
      file: shared(file),
    },
  }
}
