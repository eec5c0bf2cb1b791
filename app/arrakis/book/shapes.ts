import type * as shapes from '../../reference/book/shapes';
import type { ClauseId } from './clauses';
import type { DiagramId } from './diagrams';

export type ParagraphShape = shapes.ParagraphShape<ClauseId, DiagramId>;
export type ChapterShape = shapes.ChapterShape<ClauseId, DiagramId>;
