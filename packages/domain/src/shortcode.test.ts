import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseShortcodes, type ShortcodeNode, ShortcodeSyntaxError } from './shortcode.ts'

const known = ['button', 'fact', 'year']
const parse = (text: string) => parseShortcodes(text, known)
const text = (value: string): ShortcodeNode => ({ kind: 'text', text: value })
const code = (
  name: string,
  attributes: Record<string, string> = {},
  content: readonly ShortcodeNode[] | null = null,
): ShortcodeNode => ({ kind: 'shortcode', name, attributes, content })

describe("editors' shortcodes", () => {
  test.each<[string, ShortcodeNode[]]>([
    ['', []],
    ['plain text', [text('plain text')]],
    ['[year]', [code('year')]],
    ['[year/]', [code('year')]],
    ['[year /]', [code('year')]],
    ['Since [year].', [text('Since '), code('year'), text('.')]],
    ['[Button href="/a/"]Go[/BUTTON]', [code('button', { href: '/a/' }, [text('Go')])]],
    ['[button href=\'x\' title="y z"]', [code('button', { href: 'x', title: 'y z' })]],
    ['[button\n  href="x"\n]', [code('button', { href: 'x' })]],
    ['[button title="a ] b [ c"]', [code('button', { title: 'a ] b [ c' })]],
    ['[button title="it\'s"]', [code('button', { title: "it's" })]],
    ['[button title=""]', [code('button', { title: '' })]],
    ['[button a="1" a="2"]', [code('button', { a: '2' })]],
    ['[fact][/fact]', [code('fact', {}, [])]],
    ['[fact]in [year] so[/fact]', [code('fact', {}, [text('in '), code('year'), text(' so')])]],
    ['[fact][fact]x[/fact][/fact]', [code('fact', {}, [code('fact', {}, [text('x')])])]],
    ['[fact][fact]x[/fact]', [code('fact'), code('fact', {}, [text('x')])]],
    ['[fact][button]x[/fact]', [code('fact', {}, [code('button'), text('x')])]],
  ])('%j', (input, nodes) => {
    expect(parse(input)).toEqual(nodes)
  })
})

describe('text that stays unchanged', () => {
  test.each([
    '[unknown]',
    '[unknown a=b]x[/unknown]',
    '[/fact]',
    '[ year]',
    '[year',
    '[yearly]',
    '[1]',
    '[]',
    '[[',
    'a ] b',
    '[fact [',
    '[/fact x]',
    '[button a',
  ])('%j', (input) => {
    expect(parse(input)).toEqual([text(input)])
  })

  test('a known shortcode inside an unknown one is still parsed', () => {
    expect(parse('[box][year][/box]')).toEqual([text('[box]'), code('year'), text('[/box]')])
  })
})

describe('invalid attributes', () => {
  // spec: error invalid shortcode
  test.each([
    ['[button href=x]', 'href=x', 'button'],
    ['[button href]', 'href', 'button'],
    ['[button href="a"title="b"]', 'title="b"', 'button'],
    ['[button href = "a"]', 'href = "a"', 'button'],
    ['[button "a"]', '"a"', 'button'],
    ['[button href="a', '"a', 'button'],
    ['text [fact =]', '=', 'fact'],
    ['[button 1="a"]', '1="a"', 'button'],
  ])('%j reports the position and the shortcode', (input, place, name) => {
    expect(() => parse(input)).toThrow(`Invalid shortcode syntax at ${place} on shortcode ${name}`)
  })

  test('an attribute named like an inherited property is an ordinary attribute', () => {
    const [node] = parse('[button constructor="y"]')
    expect(node?.kind === 'shortcode' && Object.entries(node.attributes)).toEqual([['constructor', 'y']])
    expect(() => parse('[button __proto__="x"]')).toThrow(ShortcodeSyntaxError)
  })
})

describe('for every text', () => {
  const piece = fc.constantFrom(
    '[fact]',
    '[/fact]',
    '[year]',
    '[button a="1"]',
    '[/button]',
    '[x]',
    'a',
    ' ',
    '[',
    ']',
    '"',
  )

  test('only a syntax error is ever thrown, and without known names nothing changes', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const input = pieces.join('')
        expect(parseShortcodes(input, [])).toEqual(input === '' ? [] : [text(input)])
        try {
          parse(input)
        } catch (error) {
          expect(error).toBeInstanceOf(ShortcodeSyntaxError)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a serialised tree parses back to the same tree', () => {
    const { nodes } = fc.letrec<{ nodes: ShortcodeNode[]; node: ShortcodeNode }>((tie) => ({
      nodes: fc.array(tie('node'), { maxLength: 4 }).map(joinTexts),
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.stringMatching(/^[a-z ]{1,5}$/).map(text),
        fc.record({
          kind: fc.constant('shortcode' as const),
          name: fc.constantFrom('button', 'fact'),
          attributes: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.stringMatching(/^[a-z[\]' ]{0,6}$/), {
            noNullPrototype: true,
          }),
          content: tie('nodes'),
        }),
      ),
    }))
    fc.assert(
      fc.property(nodes, (tree) => {
        expect(parse(tree.map(write).join(''))).toEqual(tree)
      }),
    )
  })

  function joinTexts(list: ShortcodeNode[]): ShortcodeNode[] {
    return list.filter((node, index) => node.kind !== 'text' || list[index - 1]?.kind !== 'text')
  }

  function write(node: ShortcodeNode): string {
    if (node.kind === 'text') return node.text
    const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${value}"`)
    return `[${node.name}${attributes.join('')}]${(node.content ?? []).map(write).join('')}[/${node.name}]`
  }
})
