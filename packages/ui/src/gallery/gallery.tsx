import type { Example } from './example.ts'

interface ExampleFile {
  title: string
  examples: readonly Example[]
}

const files = import.meta.glob<ExampleFile>('../*/*.example.tsx', { eager: true })

function idOf(path: string): string {
  return /([^/]+)\.example\.tsx$/.exec(path)?.[1] ?? path
}

/** Renders every example of every component. For development and tests; it is not part of the site's bundle. */
export function Gallery() {
  return (
    <main className="wrap component-gallery">
      <h1>Bausteine</h1>
      {Object.entries(files).map(([path, { title, examples }]) => (
        <section
          key={path}
          className="component-gallery__part"
          aria-labelledby={idOf(path)}
          data-component={idOf(path)}
        >
          <h2 id={idOf(path)}>{title}</h2>
          {examples.map(({ name, element }) => (
            <div key={name} className="component-gallery__example" data-example={`${idOf(path)}: ${name}`}>
              <p className="small muted">{name}</p>
              {element}
            </div>
          ))}
        </section>
      ))}
    </main>
  )
}
