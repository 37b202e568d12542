#!/usr/bin/env python3
"""Compares the solver with HiGHS over random scripts of edits, level by level.

usage: compare_highs.py FIRST LAST [--oracle COMMAND]     (needs numpy and scipy)

Checks after edits: the sum of errors at each level, which variables are determined, the rule for what is
left open, and that each conflict is infeasible and cannot be made smaller. A difference prints the seed.
Build the other side first: swift build -c release --package-path Benchmarks --product oracle
"""
import argparse, os, random, subprocess
import numpy as np
from scipy.optimize import linprog

def highs(n, rows, order=None):
    """The least sum of errors at each level and the state of the last program; None where infeasible."""
    levels = sorted({p for _,_,_,p in rows if p<1000}, reverse=True)
    m=len(rows); size=n+2*m; eq=[];eqb=[];ub=[];ubb=[]
    for k,(a,rel,b,p) in enumerate(rows):
        r=np.zeros(size)
        for v,c in a.items(): r[v]+=c
        if p<1000: r[n+2*k],r[n+2*k+1]=1,-1
        if rel=='==': eq.append(r);eqb.append(b)
        else: ub.append(r if rel=='<=' else -r); ubb.append(b if rel=='<=' else -b)
    bnds=[(None,None)]*n+[(0,None)]*(2*m)
    def solve(c):
        return linprog(c,A_ub=np.array(ub) if ub else None,b_ub=ubb or None,A_eq=np.array(eq) if eq else None,b_eq=eqb or None,bounds=bnds,method='highs')
    s=solve(np.zeros(size))
    if s.status==2: return None
    best={}
    for L in levels:
        c=np.zeros(size)
        for k,row in enumerate(rows):
            if row[3]==L: c[n+2*k]=c[n+2*k+1]=1
        s=solve(c)
        if s.status!=0: return 'fail'
        best[L]=s.fun; ub.append(c); ubb.append(s.fun+1e-7*(1+abs(s.fun)))
    return best,(eq,eqb,ub,ubb,bnds,size)
def ranges(n,state,v):
    eq,eqb,ub,ubb,bnds,size=state
    out=[]
    for sgn in (1,-1):
        c=np.zeros(size); c[v]=sgn
        s=linprog(c,A_ub=np.array(ub) if ub else None,b_ub=ubb or None,A_eq=np.array(eq) if eq else None,b_eq=eqb or None,bounds=bnds,method='highs')
        out.append(sgn*s.fun if s.status==0 else (-np.inf if sgn==1 else np.inf))
    return out
def rule(n,state,order):
    eq,eqb,ub,ubb,bnds,size=state
    eq=[np.append(r,np.zeros(n)) for r in eq]; ub=[np.append(r,np.zeros(n)) for r in ub]; eqb=list(eqb); ubb=list(ubb); bnds=bnds+[(0,None)]*n
    size2=size+n; x=[0]*n
    for v in range(n):
        for s in (1,-1):
            r=np.zeros(size2); r[v]=s; r[size+v]=-1; ub.append(r); ubb.append(0)
    for v in order:
        c=np.zeros(size2); c[size+v]=1
        s=linprog(c,A_ub=np.array(ub),b_ub=ubb,A_eq=np.array(eq) if eq else None,b_eq=eqb or None,bounds=bnds,method='highs')
        if s.status!=0: return None
        x[v]=s.x[v]; ub.append(c); ubb.append(s.fun+1e-7*(1+abs(s.fun)))
    return x
def errs(x,rows):
    out={}
    for a,rel,b,p in rows:
        v=sum(c*x[i] for i,c in a.items())-b
        e=abs(v) if rel=='==' else max(0,-v) if rel=='>=' else max(0,v)
        if p==1000:
            if e>1e-6: return ('violated',a,rel,b,e)
        else: out[p]=out.get(p,0)+e
    return out

class Solver:
    """The other side of the comparison: a process that answers a line with a line."""
    def __init__(self, command):
        self.process = subprocess.Popen([command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    def send(self, line):
        self.process.stdin.write(line + '\n'); self.process.stdin.flush()
    def ask(self, line):
        self.send(line)
        answer = self.process.stdout.readline()
        if not answer: raise RuntimeError('the solver ended')
        return answer.strip()

def new_row(rng, n, chain, share, levels):
    a = {}
    if chain and n > 1 and rng.random() < 0.6:
        i = rng.randrange(n - 1); a = {i: -1, i + 1: 1}
    elif rng.random() > 0.02:
        for j in rng.sample(range(n), min(n, rng.randint(1, 3))): a[j] = rng.choice([1, -1, 1, -1, 2, 0.5, 3, -0.8])
    return a, rng.choice(['==', '<=', '>=']), rng.randint(-50, 100), 1000 if rng.random() < share else rng.choice(levels)

def written(row):
    a, relation, b, priority = row
    return ' '.join([relation, repr(float(b)), repr(float(priority))] + [f'{v} {float(c)!r}' for v, c in a.items()])

def conflict_difference(n, new, ids, last):
    rows = [new[i if i in new else last] for i in ids]          # a refused row has no number yet
    if any(r[3] != 1000 for r in rows): return 'a conflict names an optional row'
    if highs(n, rows) is not None: return 'a conflict can be met'
    for i in range(len(rows)):
        if highs(n, rows[:i] + rows[i + 1:]) is None: return 'a conflict can be made smaller'

def values_difference(solver, n, rows):
    x = [float(t) for t in solver.ask('values').split()]
    want = highs(n, rows)
    if want == 'fail': return None
    if want is None: return 'HiGHS finds no solution'
    best, state = want
    got = errs(x, rows)
    if isinstance(got, tuple): return f'a required row does not hold: {got}'
    for level, error in best.items():
        if abs(got.get(level, 0) - error) > 1e-4 * (1 + abs(error)): return f'level {level}: {got.get(level, 0)} instead of {error}'
    determined = solver.ask('determined').split()
    for v in range(n):
        low, high = ranges(n, state, v)
        if (high - low < 1e-4) != (determined[v] == '1') and not 1e-5 < high - low < 1e-2: return f'variable {v} ranges over {low}...{high}'
    rule_x = rule(n, state, range(n))
    if rule_x is not None and any(abs(rule_x[i] - x[i]) > 1e-3 * (1 + abs(rule_x[i])) for i in range(n)): return f'{x} instead of {rule_x}'

def trial(solver, rng):
    solver.send('reset')
    n = rng.randint(1, rng.choice([3, 6, 12])); levels = rng.sample([250, 500, 750, 900, 251, 999, 100.5, 50, 1], rng.randint(1, 6))
    chain, share = rng.random() < 0.5, rng.choice([0.1, 0.3, 0.5])
    for _ in range(n): solver.send('var')
    live, count = {}, 0
    for _ in range(rng.randint(3, 40)):
        new, op = dict(live), rng.random()
        if op < 0.5 or not live:
            batch = [new_row(rng, n, chain, share, levels) for _ in range(rng.randint(1, 2 * n) if rng.random() < 0.2 else 1)]
            for row in batch: new[count] = row; count += 1
            answer = solver.ask('add ' + ' ; '.join(written(row) for row in batch))
        elif op < 0.7:
            gone = rng.sample(sorted(live), rng.randint(1, len(live)) if rng.random() < 0.2 else 1); batch = []
            for k in gone: del new[k]
            answer = solver.ask('remove ' + ' '.join(map(str, gone)))
        else:
            k = rng.choice(sorted(live)); a, relation, b, priority = live[k]; batch = []
            if op < 0.85: b = rng.randint(-50, 100); answer = solver.ask(f'constant {k} {b}')
            else: priority = rng.choice(levels + [1000]); answer = solver.ask(f'priority {k} {priority}')
            new[k] = (a, relation, b, priority)
        if answer == 'ok': live = new
        elif not answer.startswith('conflict'): return answer
        elif len(batch) <= 1:
            difference = conflict_difference(n, new, [int(t) for t in answer.split()[1:]], count - 1)
            if difference: return difference
        if rng.random() < 0.35:
            difference = values_difference(solver, n, list(live.values()))
            if difference: return difference

if __name__ == '__main__':
    here = os.path.dirname(os.path.abspath(__file__))
    arguments = argparse.ArgumentParser()
    arguments.add_argument('first', type=int); arguments.add_argument('last', type=int)
    arguments.add_argument('--oracle', default=os.path.join(here, '.build/release/oracle'))
    given = arguments.parse_args()
    solver, differences = Solver(given.oracle), 0
    for seed in range(given.first, given.last):
        difference = trial(solver, random.Random(seed))
        if difference: differences += 1; print(f'seed {seed}: {difference}')
    print(f'{differences} differences in {given.last - given.first} scripts')
