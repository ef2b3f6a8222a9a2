import fc from 'fast-check';

/** A mutant is detected by any example: shrinking it would take longer than finding it. */
fc.configureGlobal({ endOnFailure: true });
