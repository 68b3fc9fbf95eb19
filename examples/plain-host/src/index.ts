// What is shared must be offered before anything uses it.
void import('./start.ts');
