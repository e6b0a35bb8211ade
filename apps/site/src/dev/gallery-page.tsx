import { Gallery } from '@marram/ui/gallery'
import styles from '@marram/ui/gallery/gallery.css?url'
import { useAwake } from '../frame/wake/use-awake.ts'
import { PageStyles } from '../kit/page-styles.tsx'

/** Signals hydration itself, since it has no frame to do so. */
export function GalleryPage() {
  useAwake()
  return (
    <>
      <PageStyles href={styles} />
      <Gallery />
    </>
  )
}
