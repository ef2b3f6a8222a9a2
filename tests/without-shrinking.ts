import fc from 'fast-check';

/** A mutation is told by any example: none has to be made small, which would take longer than finding it. */
fc.configureGlobal({ endOnFailure: true });
