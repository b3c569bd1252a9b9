import { describe, expect, it } from 'vitest';
import { findReferences } from '@/scripts/checks/references';

describe('findReferences', () => {
  it.each([
    ['(product.md 5)', [{ paper: 'product.md', section: '5' }]],
    ['(payments.md 2.4, check 4)', [{ paper: 'payments.md', section: '2.4' }]],
    ['product.md 2, "Login")', [{ paper: 'product.md', section: '2', name: 'Login' }]],
    ['docs/product.md, "Currency"', [{ paper: 'product.md', name: 'Currency' }]],
    ['security.md, fact 5.', [{ paper: 'security.md', section: 'fact 5' }]],
    ['docs/architecture.md', [{ paper: 'architecture.md' }]],
    [
      '(docs/operations/payments.md, "A dispute")',
      [{ paper: 'operations/payments.md', name: 'A dispute' }],
    ],
    ['see docs/decisions/0015', [{ paper: 'decisions/0015' }]],
    ['(decision 0015)', [{ paper: 'decisions/0015' }]],
    ['Decisions 0005 and 0015', [{ paper: 'decisions/0005' }, { paper: 'decisions/0015' }]],
  ])('reads %s', (text, references) => expect(findReferences(text)).toEqual(references));

  it('reads several sections of one paper', () =>
    expect(findReferences('(product.md 3, 5 and 9)').map(({ section }) => section)).toEqual([
      '3',
      '5',
      '9',
    ]));

  it('reads across the end of a comment line', () =>
    expect(findReferences(' * (security.md,\n * fact 10)')).toEqual([
      { paper: 'security.md', section: 'fact 10' },
    ]));

  it('ignores other files', () =>
    expect(findReferences('README.md 5, my-product.md 2')).toEqual([]));
});
