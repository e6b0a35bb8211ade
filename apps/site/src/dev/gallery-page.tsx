import { Gallery } from '@marram/ui/gallery'
import styles from '@marram/ui/gallery/gallery.css?url'
import { useAwake } from '../frame/wake/use-awake.ts'
import { PageStyles } from '../kit/page-styles.tsx'

/** It has no frame, which tells on other pages that they are hydrated. */
export function GalleryPage() {
  useAwake()
  return (
    <>
      <PageStyles href={styles} />
      <Gallery />
    </>
  )
}
