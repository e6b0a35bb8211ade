import { type Plugin, parseSync } from 'vite'

const reactDom = /react-dom-client\.production\.js$/

/**
 * Functions of React that run whether or not a page uses the feature: they look for it in what is committed. Where no
 * component uses it they find nothing, so that they may as well do nothing.
 */
const idle = [
  // <ViewTransition>
  ...['trackEnterViewTransitions', 'commitEnterViewTransitions', 'commitExitViewTransitions'],
  ...['commitNestedViewTransitions', 'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'],
  // <Fragment ref>
  ...['commitNewChildToFragmentInstances', 'commitFragmentInstanceInsertionEffects'],
  'commitFragmentInstanceDeletionEffects',
]

/** Entrances to features. React takes none of them unless a page uses the feature, and then says so. */
const absent = [
  // <ViewTransition>
  ...['startViewTransition', 'flushAfterMutationEffects', 'applyViewTransitionToHostInstances'],
  ...['restoreViewTransitionOnHostInstances', 'createViewTransitionInstance', 'getViewTransitionName'],
  ...['getViewTransitionClassName', 'reportViewTransitionError'],
  // <Fragment ref>
  ...['FragmentInstance', 'addFragmentHandleToFiber', 'commitNewChildToFragmentInstance'],
  // <Activity>, <SuspenseList>
  ...['updateActivityComponent', 'updateSuspenseListComponent'],
  // useActionState
  ...['mountActionState', 'updateActionState', 'rerenderActionState'],
  // preinit, preconnect and their kin of react-dom, apart from preload
  ...['prefetchDNS', 'preconnect', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
  // Custom elements, and findDOMNode of libraries older than React 19
  ...['setPropOnCustomElement', 'findCurrentFiberUsingSlowPath'],
]

/** The names of components around an error: nobody reads them in a browser of a guest. */
const withoutStack = 'getStackByFiberInDevAndProd'

/**
 * A sixth of React in the browser serves features that the site uses none of, and that no bundler can see to be unused.
 * Their bodies are left out of the build. A React that names them differently stops the build.
 */
export function withoutUnusedReact(): Plugin {
  let isApplied = false
  return {
    name: 'marram:without-unused-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: reactDom },
      handler(code) {
        isApplied = true
        return { code: leaveOut(code), map: null }
      },
    },
    generateBundle() {
      if (!isApplied) this.error('React DOM has moved: look at build/unused-react.ts.')
    },
  }
}

/** @internal */
export function leaveOut(code: string): string {
  const bodies = new Map([
    ...idle.map((name) => [name, '{}'] as const),
    ...absent.map((name) => [name, `{ throw Error(${JSON.stringify(`Left out of the build: ${name}`)}) }`] as const),
    [withoutStack, '{ return "" }'] as const,
  ])
  let out = code
  for (const node of parseSync('react-dom.js', code).program.body.toReversed()) {
    if (/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./.test(code.slice(node.start, node.end))) {
      out = out.slice(0, node.start) + out.slice(node.end)
    } else if (node.type === 'FunctionDeclaration' && node.body) {
      const name = node.id?.name ?? ''
      const body = bodies.get(name)
      bodies.delete(name)
      if (body !== undefined) out = out.slice(0, node.body.start) + body + out.slice(node.body.end)
    }
  }
  if (bodies.size > 0) throw new Error(`React DOM no longer has ${[...bodies.keys()].join(', ')}.`)
  return out
}
