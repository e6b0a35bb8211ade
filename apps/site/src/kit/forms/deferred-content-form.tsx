import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { ContentForm } from './content-form.tsx'

const LazyForm = lazyPart(async () => (await import('./content-form.tsx')).ContentForm)

/**
 * The server renders the form, so that it works without script; the browser loads its code only when a page has one.
 */
const formHere = createIsomorphicFn()
  .server(() => ContentForm)
  .client(() => LazyForm)

export function DeferredContentForm(props: ComponentProps<typeof ContentForm>) {
  const Form = formHere()
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}
